import type { Reply } from '@lectern/sdk';
import type { Coupon as CouponReply, CouponState, MemberLevel } from '@lectern/sdk/endpoints/account';
import type { ReadBy } from '../../shared/readBy.ts';

/** A membership for sale. */
export type Plan = ReadBy<typeof readPlan>;

/** Reads a membership; undefined without an id or a name. */
export function readPlan(level: Reply<MemberLevel>) {
  const [id, name] = [level.memberId ?? '', level.memberName ?? ''];
  if (id === '' || name === '') return undefined;
  const priceCents = Math.max(0, level.priceCents ?? 0);
  return {
    id,
    name,
    priceCents,
    listPriceCents: Math.max(priceCents, level.listPriceCents ?? 0),
    /** Duration in days. */
    days: Math.max(0, Math.trunc(level.days ?? 0)),
    benefits: level.benefits.filter((line) => line !== ''),
  };
}

/** The states of a coupon, in the order of the filter. */
export const couponStates = ['usable', 'used', 'expired'] as const satisfies readonly CouponState[];

/** One of the student's coupons; times are UTC ISO strings. */
export type Coupon = ReadBy<typeof readCoupon>;

/** Reads a coupon; undefined without an id. An unknown state counts as expired, in which nothing can be done. */
export function readCoupon(coupon: Reply<CouponReply>) {
  const id = coupon.couponId ?? '';
  if (id === '') return undefined;
  return {
    id,
    name: coupon.couponName ?? '',
    state: coupon.state ?? 'expired',
    kind: coupon.kind ?? 'amount',
    amountCents: Math.max(0, coupon.amountCents ?? 0),
    percent: Math.min(100, Math.max(0, coupon.percent ?? 0)),
    /** Minimum order amount, in cents. */
    minimumCents: Math.max(0, coupon.minimumCents ?? 0),
    scope: coupon.scope ?? 'all',
    startsAt: coupon.startsAt ?? '',
    endsAt: coupon.endsAt ?? '',
  };
}
