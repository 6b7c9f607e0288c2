import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** When a sandbox sends a notice again after so many attempts, in seconds; then it is given up. */
const RETRY_SECONDS = [2, 5, 15, 60, 300, 1800] as const;

/**
 * When a notice that is sent now comes again unless it is answered: later each time, null after the last one. It is
 * written before sending, so that a notice is never lost with the process that sent it.
 * @param attempts the column that counts the attempts before this one.
 */
export function nextAttempt(attempts: AnyPgColumn, now: Date): SQL {
  const retries = sql.join(
    RETRY_SECONDS.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  );
  return sql`${now.toISOString()}::timestamptz + (array[${retries}])[${attempts} + 1] * interval '1 second'`;
}
