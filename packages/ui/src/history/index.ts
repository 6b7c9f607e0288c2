export { afterStepBack, isOverlayStep } from './stepBack.ts';
export { useStepInHistory } from './useStepInHistory.ts';
