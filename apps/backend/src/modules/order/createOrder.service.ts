import { randomInt } from 'node:crypto';
import type { Queryable } from '../../platform/database/connection.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { clockOf } from '../../platform/dates/days.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { countDailyCreation } from '../../platform/http/limits/dailyCreations.ts';
import { goodsOf } from './goods.ts';
import { TIME_TO_PAY_MS } from './orderStates.ts';
import { type Order, orders } from './order.tables.ts';

/** Creates an order number: the Shanghai time to the second, followed by six random digits. */
export function newOrderNo(now: Date): string {
  return clockOf(now).replaceAll(/\D/g, '') + String(randomInt(1_000_000)).padStart(6, '0');
}

/** The content of a new order. */
export interface NewOrder
  extends
    Pick<Order, 'kind' | 'payCents' | 'listCents'>,
    Partial<Pick<Order, 'couponId' | 'couponCents' | 'reducedAt'>> {
  /** Stores what the order buys and reserves, under the id of the order. */
  readonly keep: (order: Order) => Promise<unknown>;
}

/** Creates an order within the caller's transaction; an order that costs nothing is paid and delivered at once. */
export async function createOrder(
  tx: Queryable,
  { company, school, user, clock, services }: UserContext,
  { keep, ...values }: NewOrder,
): Promise<Order> {
  await lockUser(tx, user.id);
  const now = clock.now();
  await countDailyCreation(tx, now, { companyId: company.id, creatorId: user.id }, 'order');
  const isFree = values.payCents === 0;
  const [order] = await tx
    .insert(orders)
    .values({
      ...values,
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
