/** How much of a hall's work is under way at once: enough to keep every connection to the database busy. */
const PLACES = 24;

/** Does work when its turn has come. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets work begin in the order it came, only so much of it at once. What a whole hall does in the same moment takes
 * several ways to the database each: side by side all of it would be done at the end, in turn the first is done at once
 * and half of it in half the time.
 */
export function concurrencyLimitOf(places: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

/** The turns of this process. Nobody may hold a connection to the database and ask for a turn: whose turn it is may want one. */
export const concurrencyLimit = concurrencyLimitOf(PLACES);
