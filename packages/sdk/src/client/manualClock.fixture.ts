import type { Clock } from './clock.ts';

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  /** Goes on by some milliseconds, running what falls due and what that makes ready. */
  pass(milliseconds: number): Promise<void>;
  /** How many timers are set. */
  timers(): number;
}

async function settle(): Promise<void> {
  // Longer than any chain of promises in a client.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Makes a clock for tests. */
export function manualClock(random = 0): ManualClock {
  let time = 0;
  const timers = new Set<{ readonly at: number; readonly action: () => void }>();
  return {
    now: () => time,
    random: () => random,
    after: (milliseconds, action) => {
      const timer = { at: time + milliseconds, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    timers: () => timers.size,
    pass: async (milliseconds) => {
      const end = time + milliseconds;
      await settle();
      for (;;) {
        const next = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        time = next.at;
        next.action();
        await settle();
      }
      time = end;
    },
  };
}
