import type { Reduction } from '@lectern/sdk/endpoints/order';
import type { Order } from './order.tables.ts';

type Sums = Pick<Order, 'listCents' | 'payCents' | 'couponCents' | 'pointCents' | 'balanceCents'>;

/** Returns the sum of the goods in cents, before coupon, points and balance. */
export const goodsCents = ({ payCents, couponCents, pointCents }: Omit<Sums, 'listCents' | 'balanceCents'>) =>
  payCents + couponCents + pointCents;

/** Returns the cents that remain to be paid with WeChat Pay or Alipay. */
export const dueCents = ({ payCents, balanceCents }: Pick<Sums, 'payCents' | 'balanceCents'>): number =>
  payCents - balanceCents;

/** Lists the reductions from the list price to the amount due, in the order of their application. */
export function reductionsOf(order: Sums): Reduction[] {
  const lines: readonly Reduction[] = [
    { kind: 'price', offCents: order.listCents - goodsCents(order) },
    { kind: 'coupon', offCents: order.couponCents },
    { kind: 'points', offCents: order.pointCents },
    { kind: 'balance', offCents: order.balanceCents },
  ];
  return lines.filter(({ offCents }) => offCents > 0);
}
