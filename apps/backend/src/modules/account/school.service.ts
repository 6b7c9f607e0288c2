import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { firstId, type Written } from '../../platform/database/writtenRow.ts';
import { couponBatches, coupons, memberLevels } from './account.tables.ts';

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
