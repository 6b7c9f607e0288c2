/** How points reduce prices at a school. */
export interface PointRule {
  /** Points per yuan; 0 where points cannot be used. */
  readonly perYuan: number;
  /** Maximum reduction by points, in per cent of a sum. */
  readonly mostPercent: number;
}

/** The reduction of a coupon. */
export interface CouponWorth {
  readonly kind: 'amount' | 'percent';
  readonly amountCents: number;
  readonly percent: number;
}

/** Returns the reduction of a sum by a coupon, in cents: at most the sum, and a percentage rounded down to whole cents. */
export const couponOff = ({ kind, amountCents, percent }: CouponWorth, sumCents: number): number =>
  kind === 'amount' ? Math.min(amountCents, sumCents) : Math.floor((sumCents * percent) / 100);

/**
 * Returns the maximum reduction by points, and the points needed for it, without wasting any on a fraction of a
 * cent.
 */
export function pointsOff(
  { perYuan, mostPercent }: PointRule,
  available: number,
  sumCents: number,
): { readonly points: number; readonly offCents: number } {
  if (perYuan <= 0 || available <= 0) return { points: 0, offCents: 0 };
  const offCents = Math.min(
    Math.floor((sumCents * mostPercent) / 100),
    Math.floor((available * 100) / perYuan),
  );
  return { points: Math.ceil((offCents * perYuan) / 100), offCents };
}

/** What a student may spend on an order, in the order of its application. */
export interface SpendableMeans {
  /** Reduction by the coupon, in cents. */
  readonly couponCents: number;
  readonly rule: PointRule;
  readonly points: number;
  readonly balanceCents: number;
}

/** The parts of an order's sum, and what remains to be paid. */
export interface Split {
  readonly couponCents: number;
  readonly points: number;
  readonly pointCents: number;
  readonly balanceCents: number;
  readonly dueCents: number;
}

/** Splits a sum: first the coupon, then the points, then the balance; the rest is due. */
export function splitSum(sumCents: number, means: SpendableMeans): Split {
  const couponCents = Math.min(means.couponCents, sumCents);
  const afterCoupon = sumCents - couponCents;
  const { points, offCents: pointCents } = pointsOff(means.rule, means.points, afterCoupon);
  const payCents = afterCoupon - pointCents;
  const balanceCents = Math.min(Math.max(0, means.balanceCents), payCents);
  return { couponCents, points, pointCents, balanceCents, dueCents: payCents - balanceCents };
}
