export { LateLayer, type LateLayerProps } from './LateLayer.tsx';
export { createPart, type Part } from './part.ts';
export { retriedLazy } from './retriedLazy.ts';
export { untilLoaded } from './untilLoaded.ts';
