import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { lockUser } from '../src/platform/database/lockUser.ts';
import type { Queryable } from '../src/platform/database/connection.ts';
import type { TestApp } from './createTestApp.ts';

/** Makes a call whose writing waits for a student, and changes something of theirs before it goes on. */
export async function meanwhile<Reply>(
  { parts: { reserved } }: TestApp,
  userId: string,
  call: () => PromiseLike<Reply>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Reply> {
  // The call has the other connections for itself.
  const { called } = await reserved.transaction(async (tx) => {
    await lockUser(tx, userId);
    const begun = (async () => call())();
    await expect
      .poll(async () => {
        const { rows } = await reserved.execute(
          sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length;
      })
      .toBe(1);
    await change(tx);
    return { called: begun };
  });
  return called;
}
