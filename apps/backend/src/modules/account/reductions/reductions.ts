/** What points are worth to a school. */
export interface PointRule {
  /** Points that take one yuan off; 0 where they pay for nothing. */
  readonly perYuan: number;
  /** Per cent of a sum that they may take off at most. */
  readonly mostPercent: number;
}

/** What a coupon takes off. */
export interface CouponWorth {
  readonly kind: 'amount' | 'percent';
  readonly amountCents: number;
  readonly percent: number;
}

/** Cents that a coupon takes off a sum: never more than the sum, and of a share no broken cent. */
export const couponOff = ({ kind, amountCents, percent }: CouponWorth, sumCents: number): number =>
  kind === 'amount' ? Math.min(amountCents, sumCents) : Math.floor((sumCents * percent) / 100);

/** The most that points take off a sum, and how many of them: never one more than whole cents need. */
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

/** What a student may spend on an order, in the order in which it is taken off. */
export interface Means {
  /** Cents that the coupon takes off. */
  readonly couponCents: number;
  readonly rule: PointRule;
  readonly points: number;
  readonly balanceCents: number;
}

/** An order's sum, split into what each takes off and what is left to pay. */
export interface Split {
  readonly couponCents: number;
  readonly points: number;
  readonly pointCents: number;
  readonly balanceCents: number;
  readonly dueCents: number;
}

/** Splits a sum: first the coupon, then the points, then the balance; what is left is due. */
export function splitSum(sumCents: number, means: Means): Split {
  const couponCents = Math.min(means.couponCents, sumCents);
  const afterCoupon = sumCents - couponCents;
  const { points, offCents: pointCents } = pointsOff(means.rule, means.points, afterCoupon);
  const payCents = afterCoupon - pointCents;
  const balanceCents = Math.min(Math.max(0, means.balanceCents), payCents);
  return { couponCents, points, pointCents, balanceCents, dueCents: payCents - balanceCents };
}
