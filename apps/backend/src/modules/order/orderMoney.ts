import type { Reduction } from '@lectern/sdk/endpoints/order';
import type { Order } from './order.tables.ts';

type Sums = Pick<Order, 'listCents' | 'payCents' | 'couponCents' | 'pointCents' | 'balanceCents'>;

/** Cents of an order at today's prices, before coupon, points and balance. */
export const goodsCents = ({ payCents, couponCents, pointCents }: Omit<Sums, 'listCents' | 'balanceCents'>) =>
  payCents + couponCents + pointCents;

/** Cents of an order that WeChat Pay or Alipay is to be paid. */
export const dueCents = ({ payCents, balanceCents }: Pick<Sums, 'payCents' | 'balanceCents'>): number =>
  payCents - balanceCents;

/** Tells what lowered an order from its list price to what is due, in the order in which it is taken off. */
export function reductionsOf(order: Sums): Reduction[] {
  const lines: readonly Reduction[] = [
    { kind: 'price', offCents: order.listCents - goodsCents(order) },
    { kind: 'coupon', offCents: order.couponCents },
    { kind: 'points', offCents: order.pointCents },
    { kind: 'balance', offCents: order.balanceCents },
  ];
  return lines.filter(({ offCents }) => offCents > 0);
}
