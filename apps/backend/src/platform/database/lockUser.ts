import { eq } from 'drizzle-orm';
import type { Queryable } from './connection.ts';
import { users } from './tables/users.tables.ts';

/**
 * Locks a student's row until the transaction ends. Every operation that counts or spends what a student has
 * (orders, balance, points, coupons) takes this lock first, so that of two concurrent requests the second sees
 * the result of the first.
 */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
