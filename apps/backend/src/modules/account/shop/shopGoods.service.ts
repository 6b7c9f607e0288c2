import { eq, inArray } from 'drizzle-orm';
import { enrol } from '../../catalogue/index.ts';
import type { Goods } from '../../order/index.ts';
import { coupons, memberOrders } from '../account.tables.ts';
import { membershipGoods } from '../membership/membershipGoods.service.ts';
import { findLevel } from '../membership/membership.repo.ts';
import { pointGoods, pointOrders } from './shop.tables.ts';

/** Goods bought with points. Their orders are paid at creation, so there is nothing to reclaim. */
export const shopGoods: Goods = {
  async describe(db, orderIds) {
    const rows = await db
      .select()
      .from(pointOrders)
      .where(inArray(pointOrders.orderId, [...orderIds]));
    return new Map(
      rows.map(({ orderId, goodsName, kind, points }) => [
        orderId,
        { subject: goodsName, pointGoods: { goodsName, kind, points } },
      ]),
    );
  },

  reclaim: () => Promise.resolve(undefined),

  async give(tx, order, now) {
    const { id: orderId, companyId, userId } = order;
    const [bought] = await tx
      .select({ goods: pointGoods })
      .from(pointOrders)
      .innerJoin(pointGoods, eq(pointGoods.id, pointOrders.goodsId))
      .where(eq(pointOrders.orderId, orderId));
    if (bought === undefined) throw new Error(`Order ${orderId} buys nothing with points`);
    const { batchId, levelId, commodityId } = bought.goods;
    if (batchId !== null) await tx.insert(coupons).values({ companyId, batchId, userId, takenAt: now });
    if (commodityId !== null)
      await enrol(tx, { companyId, userId, commodityId, source: 'order', orderId, now });
    const level = levelId === null ? undefined : await findLevel(tx, companyId, levelId);
    if (level === undefined) return;
    await tx
      .insert(memberOrders)
      .values({ companyId, orderId, levelId: level.id, levelName: level.name, days: level.days });
    await membershipGoods.give(tx, order, now);
  },
};
