import type { Coupon, CouponCount, CouponState } from '@lectern/sdk/endpoints/account';
import { and, asc, count, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { orders } from '../order/index.ts';
import { type CouponBatch, couponBatches, coupons } from './account.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Memberships alone take coupons. */
const SCOPE = '会员';

const stateAt = (now: Date): SQL<CouponState> => sql<CouponState>`case
  when ${orders.status} = 'paid' or (${orders.status} = 'waiting' and ${orders.expiresAt} > ${now.toISOString()}) then 'used'
  when ${couponBatches.endsAt} <= ${now.toISOString()} then 'expired'
  else 'usable' end`;

const owned = ({ companyId, userId }: MemberNow) =>
  and(eq(coupons.companyId, companyId), eq(coupons.userId, userId));

const selectCoupons = (db: Queryable, student: MemberNow, filter?: SQL) =>
  db
    .select({ couponId: coupons.id, batch: couponBatches, state: stateAt(student.now) })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .leftJoin(orders, eq(orders.id, coupons.orderId))
    .where(and(owned(student), filter));

/** A coupon with what it takes off. */
export interface FoundCoupon {
  readonly couponId: string;
  readonly batch: CouponBatch;
  readonly state: CouponState;
}

/** A coupon as it is told. */
export const presentCoupon = ({ couponId, batch, state }: FoundCoupon): Coupon => ({
  couponId,
  couponName: batch.name,
  state,
  kind: batch.kind,
  amountCents: batch.amountCents,
  percent: batch.percent,
  minimumCents: batch.minimumCents,
  scope: SCOPE,
  startsAt: batch.startsAt.toISOString(),
  endsAt: batch.endsAt.toISOString(),
});

/** Counts a student's coupons by state. */
export async function countCoupons(db: Queryable, student: MemberNow): Promise<CouponCount> {
  const rows = await db
    .select({ state: stateAt(student.now), total: count() })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .leftJoin(orders, eq(orders.id, coupons.orderId))
    .where(owned(student))
    .groupBy(sql`1`);
  const of = (state: CouponState) => rows.find((row) => row.state === state)?.total ?? 0;
  return { usable: of('usable'), used: of('used'), expired: of('expired') };
}

/** Reads a page of a student's coupons: what can be used in front, and of that what ends first. */
export function findCoupons(
  db: Queryable,
  student: MemberNow,
  state: CouponState | undefined,
  page: { readonly limit: number; readonly offset: number },
): Promise<FoundCoupon[]> {
  return selectCoupons(db, student, state === undefined ? undefined : sql`${stateAt(student.now)} = ${state}`)
    .orderBy(
      sql`array_position(array['usable', 'used', 'expired'], ${stateAt(student.now)})`,
      asc(couponBatches.endsAt),
      asc(coupons.id),
    )
    .limit(page.limit)
    .offset(page.offset);
}

/** Finds a coupon of the student's own; the student is held, so that what another order did with it is seen. */
export async function findCoupon(
  tx: Queryable,
  student: MemberNow,
  couponId: string,
): Promise<FoundCoupon | undefined> {
  if (!isId(couponId)) return undefined;
  const [row] = await selectCoupons(tx, student, eq(coupons.id, couponId));
  return row;
}

/** Puts a coupon on an order. */
export async function spendCoupon(tx: Queryable, couponId: string, orderId: string): Promise<void> {
  await tx.update(coupons).set({ orderId }).where(eq(coupons.id, couponId));
}

/** Puts a coupon on an order again that may have set it free by ending. @returns false where another order has it. */
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
  if (coupon?.orderId === orderId) return true;
  if (coupon === undefined || coupon.state === 'used') return false;
  await spendCoupon(tx, couponId, orderId);
  return true;
}

/** Gives the coupon behind a code to a student; undefined where there is none, or no longer. Only the first of several gets it. */
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
  const [taken] = await tx
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
  return taken === undefined ? undefined : (await selectCoupons(tx, student, eq(coupons.id, taken.id)))[0];
}

/** Tells whether a student has the coupon of a code already, used or not. */
export async function hasTaken(db: Queryable, student: MemberNow, code: string): Promise<boolean> {
  const mine = and(
    eq(coupons.companyId, student.companyId),
    eq(coupons.code, code),
    eq(coupons.userId, student.userId),
  );
  return (await db.select({ id: coupons.id }).from(coupons).where(mine)).length > 0;
}

/** Deletes a student's coupons that ended without being used; returns how many. */
export async function deleteExpired(tx: Queryable, student: MemberNow): Promise<number> {
  await lockUser(tx, student.userId);
  const expired = await selectCoupons(tx, student, sql`${stateAt(student.now)} = 'expired'`);
  if (expired.length === 0) return 0;
  const gone = await tx
    .delete(coupons)
    .where(
      inArray(
        coupons.id,
        expired.map(({ couponId }) => couponId),
      ),
    )
    .returning({ id: coupons.id });
  return gone.length;
}
