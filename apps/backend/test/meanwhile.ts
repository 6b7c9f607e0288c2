import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { lockUser } from '../src/platform/database/lockUser.ts';
import type { Queryable } from '../src/platform/database/connection.ts';
import type { TestApp } from './createTestApp.ts';

/** Waits until so many statements wait for a lock. */
export const untilWaiting = (db: Queryable, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBe(count);

/**
 * Makes a call whose writing waits for somebody else, and changes something before it goes on.
 * @param held the student whom it waits for, or what holds the rows for which it does.
 */
export async function meanwhile<Reply>(
  { parts: { reserved } }: TestApp,
  held: string | ((tx: Queryable) => Promise<unknown>),
  call: () => PromiseLike<Reply>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Reply> {
  // The call has the other connections for itself.
  const { called } = await reserved.transaction(async (tx) => {
    await (typeof held === 'string' ? lockUser(tx, held) : held(tx));
    const begun = (async () => call())();
    await untilWaiting(reserved, 1);
    await change(tx);
    return { called: begun };
  });
  return called;
}
