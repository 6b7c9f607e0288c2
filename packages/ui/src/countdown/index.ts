export { secondsLeft, useSecondsLeft } from './useSecondsLeft.ts';
