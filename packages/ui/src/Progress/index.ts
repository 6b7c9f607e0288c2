export { Progress, type ProgressProps } from './Progress.tsx';
export { ProgressRing, type ProgressRingProps } from './ProgressRing.tsx';
