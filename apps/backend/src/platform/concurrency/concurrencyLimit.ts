/** Maximum concurrent pieces of an exam room's work: enough to keep every database connection busy. */
const MAX_CONCURRENT = 24;

/** Runs work when a slot is free. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits concurrency, in order of arrival. Work that a whole exam room does at the same moment takes several
 * round trips to the database each. Started all at once, everything would finish at the end; limited, the first
 * finishes at once and half of it in half the time.
 */
export function concurrencyLimitOf(slots: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let free = slots;
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

/**
 * The limit of this process. Never wait for a slot while holding a database connection: the work that holds the
 * slot may need one (deadlock).
 */
export const concurrencyLimit = concurrencyLimitOf(MAX_CONCURRENT);
