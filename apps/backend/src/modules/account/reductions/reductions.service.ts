import type { CouponOffer, Quote, ReduceIn } from '@lectern/sdk/endpoints/payment';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Company } from '../../../platform/database/tables/companies.tables.ts';
import { pointRule } from '../../../platform/company/index.ts';
import { refused } from '../../../platform/http/errors.ts';
import type { MemberNow } from '../../../platform/http/member.ts';
import { goodsCents, storeReductions, type Order, orders, readReserved } from '../../order/index.ts';
import { couponBatches, coupons } from '../account.tables.ts';
import { readBalance } from '../balance/balance.repo.ts';
import { bookBalance } from '../balance/balance.service.ts';
import { findCoupon, type FoundCoupon, selectCoupons, stateAt } from '../coupons/coupons.repo.ts';
import { respendCoupon, spendCoupon } from '../coupons/coupons.service.ts';
import { sumPoints } from '../points/points.repo.ts';
import { bookPoints } from '../points/points.service.ts';
import { couponOff, type PointRule, pointsOff, splitSum } from './reductions.ts';

/** Maximum coupons offered, more than any student has. */
const MAX_OFFERS = 100;

/** Which reductions each kind of goods allows. */
const TAKES: Readonly<
  Record<Order['kind'], { readonly coupons: boolean; readonly points: boolean; readonly balance: boolean }>
> = {
  courses: { coupons: true, points: true, balance: true },
  membership: { coupons: true, points: true, balance: true },
  exam: { coupons: false, points: false, balance: true },
  balance: { coupons: false, points: false, balance: false },
  points: { coupons: false, points: false, balance: false },
};

/** What is needed to quote an order. */
export interface QuoteContext {
  readonly db: Queryable;
  readonly company: Company;
  readonly now: Date;
}

const ownerOf = ({ companyId, userId }: Order, now: Date): MemberNow => ({ companyId, userId, now });

/**
 * Reads the points and balance that a student may spend on an order, without those reserved by other waiting
 * orders.
 */
export async function readAvailable(
  db: Queryable,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  now: Date,
): Promise<{ readonly points: number; readonly balanceCents: number }> {
  const [{ remaining }, balanceCents, held] = await Promise.all([
    sumPoints(db, userId),
    readBalance(db, userId),
    readReserved(db, userId, now, id),
  ]);
  return {
    points: Math.max(0, remaining - held.points),
    balanceCents: Math.max(0, balanceCents - held.balanceCents),
  };
}

/** Returns why a coupon does not reduce the sum of such goods; null where it does. */
function obstacleOf(
  { batch, state }: FoundCoupon,
  kind: Order['kind'],
  sumCents: number,
  now: Date,
): CouponOffer['obstacle'] {
  if (state !== 'usable') return 'held';
  if (batch.scope !== 'all' && batch.scope !== kind) return 'goods';
  if (batch.startsAt > now) return 'early';
  return sumCents < batch.minimumCents || couponOff(batch, sumCents) === 0 ? 'minimum' : null;
}

/** Reads the student's usable coupons, and those applied to a waiting order. */
async function readOffers(db: Queryable, order: Order, now: Date): Promise<CouponOffer[]> {
  const sumCents = goodsCents(order);
  const student = ownerOf(order, now);
  const found = await selectCoupons(
    db,
    student,
    or(sql`${stateAt(now)} = 'usable'`, eq(orders.status, 'waiting')),
  )
    .orderBy(asc(couponBatches.endsAt), asc(coupons.id))
    .limit(MAX_OFFERS);
  const offers = found.map((coupon): CouponOffer => {
    const { batch, couponId } = coupon;
    // A coupon applied to this very order may be chosen again.
    const own = couponId === order.couponId ? { ...coupon, state: 'usable' as const } : coupon;
    const obstacle = obstacleOf(own, order.kind, sumCents, now);
    return {
      couponId,
      couponName: batch.name,
      offCents: obstacle === null ? couponOff(batch, sumCents) : 0,
      minimumCents: batch.minimumCents,
      startsAt: batch.startsAt.toISOString(),
      endsAt: batch.endsAt.toISOString(),
      obstacle,
    };
  });
  return offers.toSorted(
    (one, other) => other.offCents - one.offCents || (one.endsAt < other.endsAt ? -1 : 1),
  );
}

const NO_POINTS: PointRule = { perYuan: 0, mostPercent: 0 };

/** Returns the possible reductions of a waiting order and the chosen ones; changes nothing. */
export async function quoteOrder({ db, company, now }: QuoteContext, order: Order): Promise<Quote> {
  const takes = TAKES[order.kind];
  const [offers, available] = await Promise.all([
    takes.coupons ? readOffers(db, order, now) : [],
    readAvailable(db, order, now),
  ]);
  const isChosen = order.reducedAt !== null;
  const best = offers.find(({ obstacle }) => obstacle === null);
  const couponId = isChosen ? order.couponId : (best?.couponId ?? null);
  const couponCents = isChosen ? order.couponCents : (best?.offCents ?? 0);
  const rule = takes.points ? pointRule(company) : NO_POINTS;
  const afterCoupon = goodsCents(order) - couponCents;
  const points = pointsOff(rule, available.points, afterCoupon);
  const payCents = afterCoupon - order.pointCents;
  const balanceCents = Math.min(available.balanceCents, payCents);
  return {
    isChosen,
    couponId,
    coupons: offers,
    points: points.points === 0 ? null : { available: available.points, ...points, isUsed: order.points > 0 },
    balance:
      !takes.balance || balanceCents === 0
        ? null
        : { availableCents: available.balanceCents, offCents: balanceCents, isUsed: order.balanceCents > 0 },
  };
}

const OBSTACLES: Readonly<Record<NonNullable<CouponOffer['obstacle']>, string>> = {
  goods: '这张优惠券不能用于这个订单',
  minimum: '订单金额还不到这张优惠券的门槛',
  early: '这张优惠券还没有到使用时间',
  held: '这张优惠券已经用过，或者在一个待支付的订单里',
};

/**
 * Returns the reduction by a student's coupon, in cents, and locks the student.
 * @throws {BusinessError} code 0 where the coupon cannot be applied.
 */
export async function couponReduction(
  tx: Queryable,
  student: MemberNow,
  couponId: string,
  order: Pick<Order, 'kind'> & { readonly sumCents: number; readonly couponId?: string | null },
): Promise<number> {
  const coupon = await findCoupon(tx, student, couponId);
  if (coupon === undefined) throw refused('couponId', '没有找到这张优惠券');
  const own = couponId === order.couponId ? { ...coupon, state: 'usable' as const } : coupon;
  if (own.state === 'expired') throw refused('couponId', '这张优惠券已经过期');
  const obstacle = obstacleOf(own, order.kind, order.sumCents, student.now);
  if (obstacle !== null) throw refused('couponId', OBSTACLES[obstacle]);
  return couponOff(coupon.batch, order.sumCents);
}

/**
 * Applies the student's chosen reductions to a locked waiting order. Coupons, points and balance count as
 * reserved as long as the order waits, because their queries look at the waiting orders; so nothing has to be
 * released when an order ends.
 */
export async function reduceOrder(
  { db: tx, company, now }: QuoteContext,
  order: Order,
  { couponId, usesPoints = false, usesBalance = false }: Omit<ReduceIn, 'orderId'>,
): Promise<void> {
  const takes = TAKES[order.kind];
  const sumCents = goodsCents(order);
  if (couponId !== undefined && !takes.coupons) throw refused('couponId', OBSTACLES.goods);
  const couponCents =
    couponId === undefined
      ? 0
      : await couponReduction(tx, ownerOf(order, now), couponId, { ...order, sumCents });
  const available = await readAvailable(tx, order, now);
  const { dueCents: _, ...split } = splitSum(sumCents, {
    couponCents,
    rule: takes.points && usesPoints ? pointRule(company) : NO_POINTS,
    points: available.points,
    balanceCents: takes.balance && usesBalance ? available.balanceCents : 0,
  });
  if (order.couponId !== null && order.couponId !== couponId)
    await tx.update(coupons).set({ orderId: null }).where(eq(coupons.id, order.couponId));
  if (couponId !== undefined) await spendCoupon(tx, couponId, order.id);
  await storeReductions(tx, order, {
    ...split,
    payCents: sumCents - split.couponCents - split.pointCents,
    couponId: couponId ?? null,
    reducedAt: now,
  });
}

/**
 * Checks, just before an order is paid, that its reductions are still available: they were released if the
 * order had ended, and are taken again unless used elsewhere. The caller has locked the student.
 */
export async function reclaimReductions(
  tx: Queryable,
  order: Order,
  now: Date,
): Promise<'taken' | undefined> {
  const { couponId, points, balanceCents } = order;
  if (points > 0 || balanceCents > 0) {
    const available = await readAvailable(tx, order, now);
    if (available.points < points || available.balanceCents < balanceCents) return 'taken';
  }
  if (couponId === null) return undefined;
  return (await respendCoupon(tx, ownerOf(order, now), couponId, order.id)) ? undefined : 'taken';
}

/**
 * Books the points and balance used by a locked order, once, in the transaction that pays it.
 * @param subject description shown to the student
 */
export async function spendReductions(
  tx: Queryable,
  { id, companyId, userId, points, balanceCents }: Order,
  subject: string,
  now: Date,
): Promise<void> {
  const entry = { companyId, userId, remark: subject, idempotencyKey: `order:${id}`, createdAt: now };
  if (points > 0) await bookPoints(tx, { ...entry, points: -points });
  if (balanceCents === 0) return;
  const left = await bookBalance(tx, { ...entry, kind: 'spent', amountCents: -balanceCents });
  if (left === undefined) throw new Error(`The balance of order ${id} was not there`);
}
