export { formatClock, Timer, type TimerProps } from './Timer.tsx';
