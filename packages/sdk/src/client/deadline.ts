import type { Clock } from './clock.ts';

/** End of a call, by its timeout or by its caller's abort. */
export interface Deadline {
  /** Aborted at the timeout or by the caller, whichever comes first. */
  readonly signal: AbortSignal;
  /** Returns true once the timeout has ended the call. */
  isOver(): boolean;
  /** Waits for a delay, and rejects when the call ends first. @throws the signal's reason */
  wait(milliseconds: number): Promise<void>;
  /** Removes the timer and the listener; call it when the call has finished. */
  clear(): void;
}

/** A timer with a delay beyond 31 bits, `Infinity` too, would run at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Combines a timeout with the caller's signal. Done by hand because older supported browsers lack
 * `AbortSignal.any` and `AbortSignal.timeout`, and because both keep their timer after the call has finished.
 */
export function setDeadline(clock: Clock, timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;
  const giveUp = (): void => controller.abort(outer?.reason);
  const cancel = clock.after(Math.min(timeoutMs, MAX_DELAY_MS), () => {
    isOver = !signal.aborted;
    controller.abort(new DOMException('The time is up', 'TimeoutError'));
  });
  if (outer?.aborted === true) giveUp();
  else outer?.addEventListener('abort', giveUp, { once: true });

  return {
    signal,
    isOver: () => isOver,
    wait: (milliseconds) =>
      new Promise((resolve, reject) => {
        const removeListener = (): void => {
          stop();
          reject(signal.reason);
        };
        const stop = clock.after(milliseconds, () => {
          signal.removeEventListener('abort', removeListener);
          resolve();
        });
        if (signal.aborted) removeListener();
        else signal.addEventListener('abort', removeListener, { once: true });
      }),
    clear: () => {
      cancel();
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
