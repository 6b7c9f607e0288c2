import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, removesRows, savesRows, type Written } from '../../platform/database/rows/writtenRow.ts';
import { chargeCards, couponBatches, coupons, memberLevels } from './account.tables.ts';
import { pointGoods, pointOrders } from './shop/shop.tables.ts';

/** Writes a membership. What was bought keeps its name and its days. @param id undefined for a new one. */
export const saveMemberLevel = savesRows(memberLevels);

/** Deletes memberships that nobody ever bought. */
export const removeMemberLevels = removesRows(memberLevels);

/** Writes what the coupons of a batch take off, and when they hold. @param id undefined for a new one. */
export const saveCouponBatch = savesRows(couponBatches);

/** Deletes batches without coupons. */
export const removeCouponBatches = removesRows(couponBatches);

/** Writes a coupon that is turned in by its code. @param id undefined for a new one. */
export const saveCodedCoupon = savesRows(coupons);

/** What a school writes of what points buy. */
export type WrittenGoods = Omit<Written<typeof pointGoods>, 'stock'> & {
  /** How many there are in all, those that were taken among them; null for no end of them. */
  readonly total: number | null;
};

/** Writes what points buy. Whoever takes some meanwhile is waited for, so that none is counted twice. @param id undefined for new goods. */
export async function savePointGoods(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { total, ...values }: WrittenGoods,
): Promise<string> {
  const returned = { id: pointGoods.id };
  if (id === undefined)
    return firstId(
      await tx
        .insert(pointGoods)
        .values({ ...values, companyId, stock: total })
        .returning(returned),
    );
  const own = eq(pointGoods.id, id);
  await tx.select(returned).from(pointGoods).where(own).for('update');
  const taken = await tx.$count(pointOrders, eq(pointOrders.goodsId, id));
  const stock = total === null ? null : Math.max(total - taken, 0);
  return firstId(
    await tx
      .update(pointGoods)
      .set({ ...values, stock })
      .where(own)
      .returning(returned),
  );
}

/** Deletes goods that nobody has taken. */
export const removePointGoods = removesRows(pointGoods);

/** Takes goods out of the shop; who has taken some keeps them. */
export const hidePointGoods = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(pointGoods)
    .set({ isOnSale: false })
    .where(inArray(pointGoods.id, [...ids])));

/** Writes a recharge card. @param id undefined for a new one. */
export const saveChargeCard = savesRows(chargeCards);
