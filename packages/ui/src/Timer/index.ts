export { formatClock } from './formatClock.ts';
export { Timer, type TimerProps } from './Timer.tsx';
