import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { lockUser } from '../src/platform/database/lockUser.ts';
import type { Queryable } from '../src/platform/database/connection.ts';
import type { TestApp } from './createTestApp.ts';

/** Waits until this many statements wait for a lock. */
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
 * Starts a call that waits for a lock, and changes something before the lock is released.
 * @param held the student whose row is locked, or a function that locks other rows.
 */
export async function meanwhile<Reply>(
  { parts: { reserved } }: TestApp,
  held: string | ((tx: Queryable) => Promise<unknown>),
  call: () => PromiseLike<Reply>,
  change: (tx: Queryable) => Promise<unknown>,
): Promise<Reply> {
  // The call uses the other connections.
  const { called } = await reserved.transaction(async (tx) => {
    await (typeof held === 'string' ? lockUser(tx, held) : held(tx));
    const begun = (async () => call())();
    await untilWaiting(reserved, 1);
    await change(tx);
    return { called: begun };
  });
  return called;
}
