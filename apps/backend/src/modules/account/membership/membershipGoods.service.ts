import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { daysLater } from '../../../platform/dates/days.ts';
import { membershipPaid, writeMessages } from '../../message/index.ts';
import type { Goods } from '../../order/index.ts';
import { memberOrders, memberships } from '../account.tables.ts';

async function readBought(tx: Queryable, orderId: string): Promise<typeof memberOrders.$inferSelect> {
  const [bought] = await tx.select().from(memberOrders).where(eq(memberOrders.orderId, orderId));
  if (bought === undefined) throw new Error(`Order ${orderId} buys no membership`);
  return bought;
}

/** Memberships. One bought during another starts when that one ends. */
export const membershipGoods: Goods = {
  async describe(db, orderIds) {
    const rows = await db
      .select()
      .from(memberOrders)
      .where(inArray(memberOrders.orderId, [...orderIds]));
    return new Map(
      rows.map(({ orderId, levelName, days }) => [
        orderId,
        { subject: levelName, membership: { memberName: levelName, days } },
      ]),
    );
  },

  reclaim: () => Promise.resolve(undefined),

  async give(tx, order, now) {
    const { id: orderId, companyId, userId } = order;
    const { levelId, levelName, days } = await readBought(tx, orderId);
    const [last] = await tx
      .select({ endsAt: memberships.endsAt })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), gt(memberships.endsAt, now)))
      .orderBy(desc(memberships.endsAt))
      .limit(1);
    const startsAt = last?.endsAt ?? now;
    const endsAt = daysLater(startsAt, days);
    await tx.insert(memberships).values({ companyId, userId, levelId, orderId, startsAt, endsAt });
    await writeMessages(tx, [membershipPaid({ companyId, userId, now }, order, { levelName, endsAt })]);
  },
};
