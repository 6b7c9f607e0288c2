import { eq } from 'drizzle-orm';
import type { Queryable } from './connection.ts';
import { users } from './tables/users.tables.ts';

/**
 * Holds a student until the transaction ends. Whatever counts or spends something of a student's (orders, balance,
 * points, coupons) holds the student first, so that of two requests at once the second sees what the first left.
 */
export async function lockUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
