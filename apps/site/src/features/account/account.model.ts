import type { Reply } from '@lectern/sdk';
import type { Coupon as CouponReply, CouponState, MemberLevel } from '@lectern/sdk/endpoints/account';

/** A membership that can be bought. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly priceCents: number;
  readonly listPriceCents: number;
  /** Days that it lasts. */
  readonly days: number;
  readonly benefits: readonly string[];
}

/** Reads a membership; undefined without an id or a name. */
export function readPlan(level: Reply<MemberLevel>): Plan | undefined {
  const [id, name] = [level.memberId ?? '', level.memberName ?? ''];
  if (id === '' || name === '') return undefined;
  const priceCents = Math.max(0, level.priceCents ?? 0);
  return {
    id,
    name,
    priceCents,
    listPriceCents: Math.max(priceCents, level.listPriceCents ?? 0),
    days: Math.max(0, Math.trunc(level.days ?? 0)),
    benefits: level.benefits.filter((line) => line !== ''),
  };
}

/** The states of a coupon in the order in which they are offered. */
export const couponStates = ['usable', 'used', 'expired'] as const satisfies readonly CouponState[];

/** A coupon of the student's; times are UTC ISO strings. */
export interface Coupon {
  readonly id: string;
  readonly name: string;
  readonly state: CouponState;
  readonly kind: 'amount' | 'percent';
  readonly amountCents: number;
  readonly percent: number;
  /** Cents; the sum from which it holds. */
  readonly minimumCents: number;
  /** What it holds for; empty for everything. */
  readonly scope: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Reads a coupon; undefined without an id. A state that is not known counts as expired: nothing can be done with it. */
export function readCoupon(coupon: Reply<CouponReply>): Coupon | undefined {
  const id = coupon.couponId ?? '';
  if (id === '') return undefined;
  return {
    id,
    name: coupon.couponName ?? '',
    state: coupon.state ?? 'expired',
    kind: coupon.kind ?? 'amount',
    amountCents: Math.max(0, coupon.amountCents ?? 0),
    percent: Math.min(100, Math.max(0, coupon.percent ?? 0)),
    minimumCents: Math.max(0, coupon.minimumCents ?? 0),
    scope: coupon.scope ?? '',
    startsAt: coupon.startsAt ?? '',
    endsAt: coupon.endsAt ?? '',
  };
}

/** Cents that a coupon takes off a sum. The server's own figure is what counts; this one is shown before. */
export function reductionOf({ kind, amountCents, percent, minimumCents }: Coupon, sumCents: number): number {
  if (sumCents < minimumCents) return 0;
  return kind === 'amount' ? Math.min(amountCents, sumCents) : Math.floor((sumCents * percent) / 100);
}

/** The coupons that take something off a sum now, the best first. */
export function couponsFor(coupons: readonly Coupon[], sumCents: number, now: number): Coupon[] {
  return coupons
    .filter(
      (coupon) =>
        coupon.state === 'usable' &&
        !(Date.parse(coupon.startsAt) > now) &&
        reductionOf(coupon, sumCents) > 0,
    )
    .toSorted((one, other) => reductionOf(other, sumCents) - reductionOf(one, sumCents));
}
