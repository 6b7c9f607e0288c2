export { afterStepBack, isOverlayStep } from './steps.ts';
export { useStepInHistory } from './useStepInHistory.ts';
