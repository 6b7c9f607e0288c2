import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { clockOf } from '../../platform/dates/days.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { countMade } from '../../platform/http/limits/madeToday.ts';
import { goodsOf } from './goods.ts';
import { TIME_TO_PAY_MS } from './orderStates.ts';
import { type Order, orders } from './order.tables.ts';

/** Makes an order's number: the time in Shanghai to the second, and six figures that nobody can guess. */
export function newOrderNo(now: Date): string {
  return clockOf(now).replaceAll(/\D/g, '') + String(randomInt(1_000_000)).padStart(6, '0');
}

/** What a student agreed to buy. */
export interface NewOrder
  extends
    Pick<Order, 'kind' | 'payCents' | 'listCents'>,
    Partial<Pick<Order, 'couponId' | 'couponCents' | 'reducedAt'>> {
  /** Writes down what it buys and what it reserves, under the order's id. */
  readonly keep: (order: Order) => Promise<unknown>;
}

/** Makes an order within the caller's transaction; one that costs nothing is paid and given at once. */
export async function createOrder(
  tx: Queryable,
  { company, school, user, clock, services }: UserContext,
  { keep, ...wanted }: NewOrder,
): Promise<Order> {
  await lockUser(tx, user.id);
  const now = clock.now();
  await countMade(tx, now, { companyId: company.id, who: user.id }, 'order');
  const isFree = wanted.payCents === 0;
  const [order] = await tx
    .insert(orders)
    .values({
      ...wanted,
      companyId: company.id,
      schoolId: school.id,
      userId: user.id,
      orderNo: newOrderNo(now),
      status: isFree ? 'paid' : 'waiting',
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIME_TO_PAY_MS),
      paidAt: isFree ? now : null,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not made');
  await keep(order);
  if (isFree) await services.get(goodsOf[order.kind]).give(tx, order, now);
  return order;
}
