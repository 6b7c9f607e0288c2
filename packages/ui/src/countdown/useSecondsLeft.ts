import { useEffect, useReducer } from 'react';

/** Returns the whole seconds until a deadline, rounded up; 0 if it has passed or there is none. */
export const secondsLeft = (deadline: number | null, now: number): number =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * Counts down to a deadline (in ms of the same clock as `now`). Reads the clock each time instead of counting
 * ticks, so that sleep, throttled tabs and remounting cause no drift; updates when the next second begins and
 * stops at 0.
 */
export function useSecondsLeft(deadline: number | null, now: () => number = Date.now): number {
  const [wakes, wake] = useReducer((count: number) => count + 1, 0);
  const left = secondsLeft(deadline, now());

  useEffect(() => {
    if (deadline === null || left === 0) return;
    const timer = setTimeout(wake, deadline - now() - (left - 1) * 1000);
    const handleVisible = () => document.visibilityState === 'visible' && wake();
    document.addEventListener('visibilitychange', handleVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisible);
    };
    // `wakes` re-runs the effect even if the second has not changed: timers may fire a little early.
  }, [deadline, left, now, wakes]);
  return left;
}
