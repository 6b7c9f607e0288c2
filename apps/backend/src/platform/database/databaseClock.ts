import { sql } from 'drizzle-orm';
import type { Clock } from '../config/clock.ts';
import type { Queryable } from './connection.ts';

/** How often the database is asked what time it is: a machine that slept, or whose clock runs badly, is right again then. */
const ASK_EVERY_MS = 30_000;
/** Questions of which the quickest counts, since its answer was the shortest time on its way. */
const QUESTIONS = 3;

/** Asks the database for the time, in milliseconds since 1970. */
async function ask(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return Number(rows[0]?.now);
}

/** Asks the database what time it is, for work that is over in a moment. */
export const databaseTime = async (db: Queryable): Promise<Date> => new Date(await ask(db));

/** What is between the database's time and a steady clock that began some time ago, in milliseconds. */
interface Measured {
  readonly offset: number;
  /** By how much it may be wrong. */
  readonly within: number;
}

async function measure(db: Queryable, steadyNow: () => number): Promise<Measured> {
  const begun = steadyNow();
  const time = await ask(db);
  const within = (steadyNow() - begun) / 2;
  return { offset: time - begun - within, within };
}

/** A clock of this process that goes by the database's, once it was started. */
export interface DatabaseClock extends Clock {
  /** Asks the database, and again and again from now on. @throws what the database says */
  start(): Promise<void>;
  /** Asks the database again; the time goes on as before when it does not answer. @throws what the database says */
  refresh(): Promise<void>;
  stop(): void;
}

/**
 * Makes a clock that goes by the database's, whatever the machine's says. All processes on one database write times
 * there for each other: nonces, sessions, counts, orders, the ends of exams. With clocks of their own, one that is
 * twelve minutes ahead would refuse what another has just issued.
 * @param onError told when the database does not say the time; the clock goes on by the last one.
 * @param steadyNow milliseconds of a clock that is never set. @defaultValue `performance.now`
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
    for (let count = 0; count < QUESTIONS; count += 1) measured.push(await measure(db, steadyNow));
    const [best] = measured.toSorted((one, other) => one.within - other.within);
    // Within what a question cannot tell, time goes on as it went and takes no step back.
    if (best !== undefined && !(Math.abs(best.offset - offset) <= best.within)) ({ offset } = best);
  }

  return {
    now: () => new Date(steadyNow() + offset),
    start: async () => {
      await refresh();
      timer = setInterval(() => void refresh().catch(onError), ASK_EVERY_MS).unref();
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}
