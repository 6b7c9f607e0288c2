import type {
  Coupon,
  CouponCount,
  CouponList,
  CouponListIn,
  ExchangeCouponIn,
  RemovedCoupons,
} from '@lectern/sdk/endpoints/account';
import { guessCode } from '../../../platform/http/limits/codeGuesses.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { refused } from '../../../platform/http/errors.ts';
import {
  countCoupons,
  findCoupons,
  hasCoupon,
  presentCoupon,
  stateAt,
  selectCoupons,
  type FoundCoupon,
  owned,
} from './coupons.repo.ts';
import { memberNow, type MemberNow } from '../../../platform/http/member.ts';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import { pageOf } from '../../../platform/http/paging.ts';
import { couponBatches, coupons } from '../account.tables.ts';
import { type Order, orders } from '../../order/index.ts';

/** Answers `account.couponCount`. */
export const couponCount = (_: object, context: UserContext): Promise<CouponCount> =>
  countCoupons(context.db, memberNow(context));

/** Answers `account.couponList`. */
export async function couponList(
  { state, ...page }: CouponListIn,
  context: UserContext,
): Promise<CouponList> {
  const student = memberNow(context);
  const [records, counts] = await Promise.all([
    findCoupons(context.db, student, state, pageOf(page)),
    countCoupons(context.db, student),
  ]);
  return {
    total: state === undefined ? counts.usable + counts.used + counts.expired : counts[state],
    records: records.map(presentCoupon),
  };
}

/**
 * Answers `account.exchangeCoupon`. The message does not tell what is wrong with a code, so that codes cannot
 * be guessed.
 */
export async function exchangeCoupon({ code }: ExchangeCouponIn, context: UserContext): Promise<Coupon> {
  const { db, transaction } = context;
  const student = memberNow(context);
  const normalized = code.trim().toUpperCase();
  const coupon = await guessCode(context, { kind: 'coupon', field: 'code' }, async () => {
    // Also reached where a call is repeated because its reply was lost.
    if (await hasCoupon(db, student, normalized)) throw refused('code', '这张优惠券已经在你的账号里了');
    return transaction((tx) => takeCoupon(tx, student, normalized));
  });
  if (coupon === undefined) throw refused('code', '兑换码不对，或者已经用过、过期了');
  return presentCoupon(coupon);
}

/** Answers `account.removeExpiredCoupons`. */
export const removeExpiredCoupons = (_: object, context: UserContext): Promise<RemovedCoupons> =>
  context.transaction(async (tx) => ({ removedCount: await deleteExpired(tx, memberNow(context)) }));

/** Applies a coupon to an order. */
export async function spendCoupon(tx: Queryable, couponId: string, orderId: string): Promise<void> {
  await tx.update(coupons).set({ orderId }).where(eq(coupons.id, couponId));
}

/**
 * Releases the coupon of a returned order, which can be used again until it expires. @returns its name;
 * undefined where it no longer exists
 */
export async function freeCoupon(
  tx: Queryable,
  { id: orderId, couponId }: Pick<Order, 'id' | 'couponId'>,
): Promise<string | undefined> {
  if (couponId === null) return undefined;
  const [coupon] = await tx
    .update(coupons)
    .set({ orderId: null })
    .from(couponBatches)
    .where(and(eq(coupons.id, couponId), eq(coupons.orderId, orderId), eq(couponBatches.id, coupons.batchId)))
    .returning({ name: couponBatches.name });
  return coupon?.name;
}

/**
 * Assigns the coupon with a code to a student; undefined where there is none, it has expired, or another
 * student was first.
 */
export async function takeCoupon(
  tx: Queryable,
  student: MemberNow,
  code: string,
): Promise<FoundCoupon | undefined> {
  const { companyId, userId, now } = student;
  const holding = tx
    .select({ id: couponBatches.id })
    .from(couponBatches)
    .where(and(eq(couponBatches.companyId, companyId), gt(couponBatches.endsAt, now)));
  const [coupon] = await tx
    .update(coupons)
    .set({ userId, takenAt: now })
    .where(
      and(
        eq(coupons.companyId, companyId),
        eq(coupons.code, code),
        isNull(coupons.userId),
        inArray(coupons.batchId, holding),
      ),
    )
    .returning({ id: coupons.id });
  return coupon === undefined ? undefined : (await selectCoupons(tx, student, eq(coupons.id, coupon.id)))[0];
}

/** Deletes a student's expired unused coupons, and returns their number. */
export async function deleteExpired(tx: Queryable, student: MemberNow): Promise<number> {
  await lockUser(tx, student.userId);
  const expired = await selectCoupons(tx, student, sql`${stateAt(student.now)} = 'expired'`);
  if (expired.length === 0) return 0;
  const deleted = await tx
    .delete(coupons)
    .where(
      inArray(
        coupons.id,
        expired.map(({ couponId }) => couponId),
      ),
    )
    .returning({ id: coupons.id });
  return deleted.length;
}

/** Applies a coupon again to an order that may have released it by ending. @returns false where another order has it */
export async function respendCoupon(
  tx: Queryable,
  student: MemberNow,
  couponId: string,
  orderId: string,
): Promise<boolean> {
  const [coupon] = await tx
    .select({ orderId: coupons.orderId, state: stateAt(student.now) })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .leftJoin(orders, eq(orders.id, coupons.orderId))
    .where(and(owned(student), eq(coupons.id, couponId)));
  // A deleted coupon, which the student removed after it expired, cannot be on another order.
  if (coupon === undefined || coupon.orderId === orderId) return true;
  if (coupon.state === 'used') return false;
  await spendCoupon(tx, couponId, orderId);
  return true;
}
