import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import {
  rowDeleter,
  rowSaver,
  schoolRows,
  type WritableRow,
} from '../../platform/database/rows/writtenRow.ts';
import { chargeCards, couponBatches, coupons, memberLevels } from './account.tables.ts';
import { pointGoods, pointOrders } from './shop/shop.tables.ts';

/** A company's memberships. Those already bought keep their name and duration, and are not removed. */
export const memberLevelRows = schoolRows(memberLevels, [memberLevels.position]);

/** A company's coupon batches; only those without coupons are removed. */
export const couponBatchRows = schoolRows(couponBatches);

/** Inserts or updates a coupon with a code. @param id undefined for a new one. */
export const saveCodedCoupon = rowSaver(coupons);

/** The columns of goods for points that a school sets. */
export type PointGoodsValues = Omit<WritableRow<typeof pointGoods>, 'stock'> & {
  /** Total number, including those already taken; null for an unlimited number. */
  readonly total: number | null;
};

const saveRow = rowSaver(pointGoods);

/**
 * Inserts or updates goods for points. Locks the row, so that goods taken by concurrent orders are counted.
 * @param id undefined for new goods.
 */
export async function savePointGoods(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  { total, ...values }: PointGoodsValues,
): Promise<string> {
  if (id === undefined) return saveRow(tx, companyId, id, { ...values, stock: total });
  await tx.select({ id: pointGoods.id }).from(pointGoods).where(eq(pointGoods.id, id)).for('update');
  const orderCount = await tx.$count(pointOrders, eq(pointOrders.goodsId, id));
  const stock = total === null ? null : Math.max(total - orderCount, 0);
  return saveRow(tx, companyId, id, { ...values, stock });
}

/** Deletes goods that nobody has taken. */
export const removePointGoods = rowDeleter(pointGoods);

/** Hides goods in the shop; students who took some keep them. */
export const hidePointGoods = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(pointGoods)
    .set({ isOnSale: false })
    .where(inArray(pointGoods.id, [...ids])));

/** Inserts or updates a recharge card. @param id undefined for a new one. */
export const saveChargeCard = rowSaver(chargeCards);
