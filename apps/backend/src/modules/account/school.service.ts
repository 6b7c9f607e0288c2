import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, type Written } from '../../platform/database/writtenRow.ts';
import { chargeCards, couponBatches, coupons, memberLevels } from './account.tables.ts';
import { pointGoods, pointOrders } from './shop.tables.ts';

/** Writes a membership. What was bought keeps its name and its days. @param id undefined for a new one. */
export async function saveMemberLevel(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof memberLevels>,
): Promise<string> {
  const returned = { id: memberLevels.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(memberLevels)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(memberLevels).set(values).where(eq(memberLevels.id, id)).returning(returned),
  );
}

/** Deletes memberships that nobody ever bought. */
export const removeMemberLevels = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(memberLevels).where(inArray(memberLevels.id, [...ids])));

/** Writes what the coupons of a batch take off, and when they hold. @param id undefined for a new one. */
export async function saveCouponBatch(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Written<typeof couponBatches>,
): Promise<string> {
  const returned = { id: couponBatches.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(couponBatches)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(couponBatches).set(values).where(eq(couponBatches.id, id)).returning(returned),
  );
}

/** Deletes batches without coupons. */
export const removeCouponBatches = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(couponBatches).where(inArray(couponBatches.id, [...ids])));

/** Writes a coupon that is turned in by its code. @param id undefined for a new one. */
export async function saveCodedCoupon(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: { readonly batchId: string; readonly code: string },
): Promise<string> {
  const returned = { id: coupons.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(coupons)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(coupons).set(values).where(eq(coupons.id, id)).returning(returned),
  );
}

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
export const removePointGoods = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx.delete(pointGoods).where(inArray(pointGoods.id, [...ids])));

/** Takes goods out of the shop; who has taken some keeps them. */
export const hidePointGoods = async (tx: Queryable, ids: readonly string[]): Promise<void> =>
  void (await tx
    .update(pointGoods)
    .set({ isOnSale: false })
    .where(inArray(pointGoods.id, [...ids])));

/** Writes a recharge card. @param id undefined for a new one. */
export async function saveChargeCard(
  tx: Queryable,
  companyId: string,
  id: string | undefined,
  values: Pick<typeof chargeCards.$inferInsert, 'cardNo' | 'passwordHash' | 'amountCents' | 'endsAt'>,
): Promise<string> {
  const returned = { id: chargeCards.id };
  return firstId(
    id === undefined
      ? await tx
          .insert(chargeCards)
          .values({ ...values, companyId })
          .returning(returned)
      : await tx.update(chargeCards).set(values).where(eq(chargeCards.id, id)).returning(returned),
  );
}
