import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;

/** How long a start waits for its database, and how it reports that. */
export interface Waiting {
  /** Address of the database. */
  readonly url: string;
  readonly seconds: number;
  /** Called with one line for each new reason to wait. */
  readonly onWait: (message: string) => void | Promise<void>;
}

/** The database stayed unreachable, or refuses; the message is written for the person at the terminal. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** PostgreSQL's error codes that waiting does not solve: the log-in, the database's name, the rights. */
const PERMANENT_STATES = /^(?:28|3D000|42501)/;

/** Returns the address of a database without its password. */
function nameOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  return `PostgreSQL at ${searchParams.get('host') ?? hostname}:${port || 5432}${pathname}`;
}

/**
 * Returns the innermost error's message, in one line. An aggregate error (one per address of a host) has none
 * itself.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error.message.split('\n', 1)[0] ?? '';
}

const stateOf = (error: unknown): string =>
  error instanceof pg.DatabaseError
    ? (error.code ?? '')
    : error instanceof Error && error.cause !== undefined
      ? stateOf(error.cause)
      : '';

/**
 * Runs work that needs the database, and retries with growing pauses while the database is down, starting or
 * out of connections.
 * @param work must be safe to repeat from its beginning.
 * @throws {DatabaseAwayError} when the time is over, or at once for errors that waiting does not solve.
 */
export async function onceAvailable<Result>(
  { url, seconds, onWait }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + seconds * 1000;
  const reported = new Set<string>();
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, MAX_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (PERMANENT_STATES.test(stateOf(error)))
        throw new DatabaseAwayError(
          `${nameOf(url)} refuses the connection: ${reasonOf(error)}. Check DATABASE_URL.`,
        );
      if (!isUnavailable(error)) throw error;
      const reason = reasonOf(error);
      const left = end - performance.now();
      if (left <= 0)
        throw new DatabaseAwayError(
          `${nameOf(url)} was not available within ${seconds} s (${reason}). DATABASE_WAIT_SECONDS sets how long to wait.`,
        );
      if (!reported.has(reason)) await onWait(`Waiting up to ${seconds} s for ${nameOf(url)}: ${reason}`);
      reported.add(reason);
      await pause(Math.min(wait, left));
    }
  }
}
