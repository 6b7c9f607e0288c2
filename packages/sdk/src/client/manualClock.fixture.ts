import type { Clock } from './clock.ts';

/** A clock that only advances when a test tells it to. */
export interface ManualClock extends Clock {
  /** Advances by some milliseconds, and runs the timers that fall due and the promises that they settle. */
  pass(milliseconds: number): Promise<void>;
  /** Number of pending timers. */
  timers(): number;
}

async function settle(): Promise<void> {
  // Longer than any promise chain in a client.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Creates a clock for tests. */
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
