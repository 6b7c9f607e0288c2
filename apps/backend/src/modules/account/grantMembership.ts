import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import { membershipPaid, writeMessages } from '../message/index.ts';
import type { Order } from '../order/order.tables.ts';
import { memberOrders, memberships } from './account.tables.ts';

const DAY_MS = 86_400_000;

/**
 * Gives the student the membership that a paid order bought, and tells them, within the caller's transaction: it
 * begins now, or where the one that they have ends. An order gives once.
 * @returns false for an order of anything else.
 */
export async function grantMembership(tx: Queryable, order: Order, now: Date): Promise<boolean> {
  const { id: orderId, companyId, userId } = order;
  const [bought] = await tx.select().from(memberOrders).where(eq(memberOrders.orderId, orderId));
  if (bought === undefined) return false;
  // Two orders that are paid at once must follow on each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [last] = await tx
    .select({ endsAt: memberships.endsAt })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), gt(memberships.endsAt, now)))
    .orderBy(desc(memberships.endsAt))
    .limit(1);
  const startsAt = last?.endsAt ?? now;
  const endsAt = new Date(startsAt.getTime() + bought.days * DAY_MS);
  const given = await tx
    .insert(memberships)
    .values({ companyId, userId, levelId: bought.levelId, orderId, startsAt, endsAt })
    .onConflictDoNothing({ target: memberships.orderId })
    .returning({ id: memberships.id });
  if (given.length > 0) {
    await writeMessages(tx, [
      membershipPaid({ companyId, userId, now }, order, { levelName: bought.levelName, endsAt }),
    ]);
  }
  return true;
}
