import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Delays before a sandbox resends a notice, in seconds, by the number of attempts; then it gives up. */
const RETRY_SECONDS = [2, 5, 15, 60, 300, 1800] as const;

/**
 * Builds the SQL expression for the next attempt of a notice that is being sent: the delay grows with each
 * attempt, and the result is null after the last one. It is written before sending, so that a crash while
 * sending loses no notice.
 * @param attempts the column with the number of previous attempts.
 */
export function nextAttempt(attempts: AnyPgColumn, now: Date): SQL {
  const retries = sql.join(
    RETRY_SECONDS.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  );
  return sql`${now.toISOString()}::timestamptz + (array[${retries}])[${attempts} + 1] * interval '1 second'`;
}
