import type { Clock } from './clock.ts';

/** The end of a call: its time is up, or its caller gave it up. */
export interface Deadline {
  /** Aborted at the end, whichever came first. */
  readonly signal: AbortSignal;
  /** True once the time was up before anything else happened. */
  isOver(): boolean;
  /** Waits, unless the end comes first. @throws the signal's reason */
  wait(milliseconds: number): Promise<void>;
  /** Forgets timer and listener; call it when the call is done. */
  clear(): void;
}

/**
 * Sets the end of a call. It joins time-out and caller's signal by hand, since browsers that still
 * visit know neither `AbortSignal.any` nor `AbortSignal.timeout`, and since both leave their timer
 * behind when the call is done.
 */
export function setDeadline(clock: Clock, timeoutMs: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  let isOver = false;
  const giveUp = (): void => controller.abort(outer?.reason);
  const cancel = clock.after(timeoutMs, () => {
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
        const leave = (): void => {
          stop();
          reject(signal.reason);
        };
        const stop = clock.after(milliseconds, () => {
          signal.removeEventListener('abort', leave);
          resolve();
        });
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { once: true });
      }),
    clear: () => {
      cancel();
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
