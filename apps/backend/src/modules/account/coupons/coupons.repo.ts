import type { Coupon, CouponCount, CouponState } from '@lectern/sdk/endpoints/account';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { idOrNone } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { type Order, orders } from '../../order/index.ts';
import { type CouponBatch, couponBatches, coupons } from '../account.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import type { Pagination } from '../../../platform/http/paging.ts';

/** Selects a coupon's state at a moment. */
export const stateAt = (now: Date): SQL<CouponState> => sql<CouponState>`case
  when ${orders.status} = 'paid' or (${orders.status} = 'waiting' and ${orders.expiresAt} > ${now.toISOString()}) then 'used'
  when ${couponBatches.endsAt} <= ${now.toISOString()} then 'expired'
  else 'usable' end`;

/** Selects a student's coupons. */
export const owned = ({ companyId, userId }: MemberNow) =>
  and(eq(coupons.companyId, companyId), eq(coupons.userId, userId));

/** Selects coupons with their batches and states. */
export const selectCoupons = (db: Queryable, student: MemberNow, filter?: SQL) =>
  db
    .select({ couponId: coupons.id, batch: couponBatches, state: stateAt(student.now) })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .leftJoin(orders, eq(orders.id, coupons.orderId))
    .where(and(owned(student), filter));

/** A coupon with its batch. */
export interface FoundCoupon {
  readonly couponId: string;
  readonly batch: CouponBatch;
  readonly state: CouponState;
}

/** Formats a coupon for the site. */
export const presentCoupon = ({ couponId, batch, state }: FoundCoupon): Coupon => ({
  couponId,
  couponName: batch.name,
  state,
  kind: batch.kind,
  amountCents: batch.amountCents,
  percent: batch.percent,
  minimumCents: batch.minimumCents,
  scope: batch.scope,
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

/** Reads a page of a student's coupons, usable ones first, then by their end. */
export function findCoupons(
  db: Queryable,
  student: MemberNow,
  state: CouponState | undefined,
  page: Pagination,
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

/** Finds a coupon of the student and locks the student, so that changes by concurrent orders are visible. */
export async function findCoupon(
  tx: Queryable,
  student: MemberNow,
  couponId: string,
): Promise<FoundCoupon | undefined> {
  const [row] = await selectCoupons(tx, student, eq(coupons.id, idOrNone(couponId)));
  return row;
}

/** Reads the coupon applied to an order; undefined where there is none any more. */
export async function readCouponOf(
  db: Queryable,
  { id: orderId, couponId }: Pick<Order, 'id' | 'couponId'>,
): Promise<{ readonly name: string; readonly endsAt: Date } | undefined> {
  if (couponId === null) return undefined;
  const [coupon] = await db
    .select({ name: couponBatches.name, endsAt: couponBatches.endsAt })
    .from(coupons)
    .innerJoin(couponBatches, eq(couponBatches.id, coupons.batchId))
    .where(and(eq(coupons.id, couponId), eq(coupons.orderId, orderId)));
  return coupon;
}

/** Tells whether a student already has the coupon with a code, used or not. */
export async function hasCoupon(db: Queryable, student: MemberNow, code: string): Promise<boolean> {
  const isOwnOfCode = and(
    eq(coupons.companyId, student.companyId),
    eq(coupons.code, code),
    eq(coupons.userId, student.userId),
  );
  return (await db.select({ id: coupons.id }).from(coupons).where(isOwnOfCode)).length > 0;
}
