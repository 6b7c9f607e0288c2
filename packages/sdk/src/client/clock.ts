/** Time and chance as a client uses them; tests bring their own. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Runs an action after some milliseconds. @returns a function that calls it off. */
  after(milliseconds: number, action: () => void): () => void;
  /** A number from 0 up to, but not, 1; spreads repeated calls of many clients. */
  random(): number;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
