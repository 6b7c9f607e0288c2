import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Queryable } from './connection.ts';

/**
 * How often the clock is synchronized with the database, which corrects for a machine that slept or whose clock
 * drifts.
 */
const SYNC_INTERVAL_MS = 30_000;
/** Number of queries per synchronization. The fastest one counts, since its round trip leaves the least uncertainty. */
const SAMPLES = 3;

/** Asks the database for the time, in milliseconds since 1970. */
async function readTime(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return Number(rows[0]?.now);
}

/** Reads the database's current time, for work that is finished at once. */
export const databaseTime = async (db: Queryable): Promise<Date> => new Date(await readTime(db));

/** The difference between the database's time and a monotonic clock, in milliseconds. */
interface Measured {
  readonly offset: number;
  /** Maximum error, in milliseconds. */
  readonly within: number;
}

async function measure(db: Queryable, steadyNow: () => number): Promise<Measured> {
  const startedAt = steadyNow();
  const time = await readTime(db);
  const within = (steadyNow() - startedAt) / 2;
  return { offset: time - startedAt - within, within };
}

/** A clock of this process that follows the database's clock, once it was started. */
export interface DatabaseClock extends Clock {
  /** Synchronizes with the database now and at regular intervals. @throws what the database says */
  start(): Promise<void>;
  /**
   * Synchronizes once; the clock runs on unchanged when the database does not answer. @throws what the database
   * says
   */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Makes a clock that follows the database's clock, whatever the machine's clock says. All processes on one
 * database write times there that the others read: nonces, sessions, counts, orders, the ends of exams. With
 * their own clocks, a process whose clock is twelve minutes fast would refuse what another has just issued.
 * @param onError called when the database does not answer; the clock runs on by the last measurement.
 * @param steadyNow milliseconds of a monotonic clock. @defaultValue `performance.now`
 */
export function databaseClock(
  db: Queryable,
  onError: (error: unknown) => void,
  steadyNow: () => number = () => performance.now(),
): DatabaseClock {
  let offset = Number.NaN;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    const measured: Measured[] = [];
    for (let count = 0; count < SAMPLES; count += 1) measured.push(await measure(db, steadyNow));
    const [best] = measured.toSorted((one, other) => one.within - other.within);
    // A difference within the measurement error is ignored, so that the clock never jumps back because of
    // it.
    if (best !== undefined && !(Math.abs(best.offset - offset) <= best.within)) ({ offset } = best);
  }

  return {
    now: () => new Date(steadyNow() + offset),
    start: async () => {
      await refresh();
      timer = setInterval(() => void refresh().catch(onError), SYNC_INTERVAL_MS).unref();
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
