import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { goodsCents, type Returns } from '../../order/index.ts';
import { memberOrders, memberships } from '../account.tables.ts';

/** Item id of a membership, which is always its order's only part. */
const ITEM_ID = 'membership';

/** Memberships: the remaining time is returned, and memberships bought to follow start earlier by that time. */
export const membershipReturns: Returns = {
  mayBeRequested: true,

  async parts(db, order, now) {
    const [bought] = await db
      .select({ name: memberOrders.levelName, startsAt: memberships.startsAt, endsAt: memberships.endsAt })
      .from(memberOrders)
      .leftJoin(memberships, eq(memberships.orderId, memberOrders.orderId))
      .where(eq(memberOrders.orderId, order.id));
    if (bought === undefined) return [];
    const { name, startsAt, endsAt } = bought;
    const passed =
      startsAt === null || endsAt === null
        ? 1
        : (now.getTime() - startsAt.getTime()) / (endsAt.getTime() - startsAt.getTime());
    return [
      {
        itemId: ITEM_ID,
        name,
        nameEn: '',
        priceCents: goodsCents(order),
        studiedPercent: Math.round(Math.min(1, Math.max(0, passed)) * 100),
      },
    ];
  },

  async takeBack(tx, { id: orderId, userId }, itemIds, now) {
    if (!itemIds.includes(ITEM_ID)) return [];
    const [span] = await tx.select().from(memberships).where(eq(memberships.orderId, orderId));
    if (span === undefined || span.endsAt <= now) return [];
    const { id, startsAt, endsAt } = span;
    if (startsAt >= now) await tx.delete(memberships).where(eq(memberships.id, id));
    else await tx.update(memberships).set({ endsAt: now }).where(eq(memberships.id, id));
    const left = endsAt.getTime() - Math.max(now.getTime(), startsAt.getTime());
    const earlier = sql`${left} * interval '1 millisecond'`;
    await tx
      .update(memberships)
      .set({
        startsAt: sql`${memberships.startsAt} - ${earlier}`,
        endsAt: sql`${memberships.endsAt} - ${earlier}`,
      })
      .where(and(eq(memberships.userId, userId), ne(memberships.id, id), gte(memberships.startsAt, endsAt)));
    return [];
  },
};
