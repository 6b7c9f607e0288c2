/** Time and randomness as a client uses them; tests pass their own. */
export interface Clock {
  /** Monotonic time in milliseconds from an arbitrary origin. */
  now(): number;
  /** Runs an action after a delay in milliseconds. @returns a function that cancels it. */
  after(milliseconds: number, action: () => void): () => void;
  /** Random number in [0, 1); spreads the retries of many clients over time. */
  random(): number;
}

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
