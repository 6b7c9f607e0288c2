import { randomInt } from 'node:crypto';
import type { CreatedCartOrder } from '@lectern/sdk/endpoints/cart';
import type { CourseCard } from '@lectern/sdk/endpoints/catalogue';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { users } from '../../database/tables/users.tables.ts';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import type { CartOrder } from '../cart/orderFromCart.ts';
import { cardsOf, enrol } from '../catalogue/index.ts';
import { closeExpired, findWaitingWith } from './order.repo.ts';
import { TIME_TO_PAY_MS } from './orderStates.ts';
import { type Order, orderItems, orders } from './order.tables.ts';

const SHANGHAI_MS = 8 * 3600_000;

/** Makes an order's number: the time in Shanghai to the second, and six figures that nobody can guess. */
export function newOrderNo(now: Date): string {
  const time = new Date(now.getTime() + SHANGHAI_MS).toISOString().replace(/\D/g, '').slice(0, 14);
  return time + String(randomInt(1_000_000)).padStart(6, '0');
}

/** One thing that is ordered, at its price in cents. */
export interface OrderedItem {
  readonly card: CourseCard;
  readonly priceCents: number;
}

/** Writes an order down, within the caller's transaction; one that costs nothing is paid with that. */
export async function writeOrder(
  tx: Queryable,
  { company, school, user, clock }: UserContext,
  items: readonly OrderedItem[],
): Promise<Order> {
  const now = clock.now();
  const payCents = items.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const listCents = items.reduce(
    (sum, { card, priceCents }) => sum + Math.max(card.listPriceCents, priceCents),
    0,
  );
  const [order] = await tx
    .insert(orders)
    .values({
      companyId: company.id,
      userId: user.id,
      schoolId: school.id,
      orderNo: newOrderNo(now),
      status: payCents === 0 ? 'paid' : 'waiting',
      payCents,
      listCents,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TIME_TO_PAY_MS),
      paidAt: payCents === 0 ? now : null,
    })
    .returning();
  if (order === undefined) throw new Error('The order was not made');

  await tx.insert(orderItems).values(
    items.map(({ card, priceCents }, position) => ({
      companyId: company.id,
      orderId: order.id,
      commodityId: card.commodityId,
      commodityType: card.commodityType,
      targetId: card.courseId,
      kind: card.kind,
      name: card.courseName,
      nameEn: card.courseNameEn,
      cover: card.cover,
      teacherName: card.teacherName,
      teacherNameEn: card.teacherNameEn,
      lessonCount: card.lessonCount,
      priceCents,
      listPriceCents: Math.max(card.listPriceCents, priceCents),
      position,
    })),
  );
  return order;
}

/**
 * Makes an order of checked items, within the caller's transaction. What is free is the student's at
 * once; an order that costs nothing is paid with that.
 * @throws {BusinessError} 0 when one of the items waits in another order; its `data.orderId` leads there.
 */
export async function createOrderFromCart(
  tx: Queryable,
  context: UserContext,
  wanted: CartOrder,
): Promise<CreatedCartOrder> {
  const { company, user, clock } = context;
  const now = clock.now();
  const owner = { companyId: company.id, userId: user.id };
  // One order at a time for a student: two that hold the same course must not both be made.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  await closeExpired(tx, now, owner);

  const prices = new Map(wanted.items.map(({ commodityId, priceCents }) => [commodityId, priceCents]));
  const waiting = await findWaitingWith(tx, owner, [...prices.keys()], now);
  if (waiting !== undefined) {
    throw new BusinessError('0', `《${waiting.name}》已在一个待支付的订单里，可以去支付，或先取消那个订单`, {
      orderId: waiting.orderId,
    });
  }

  const cards = await cardsOf(tx, owner, [...prices.keys()]);
  if (cards.length < prices.size) throw new BusinessError('0', '有课程已经下架，请刷新后再提交');
  const items = cards.map((card) => ({ card, priceCents: prices.get(card.commodityId) ?? card.priceCents }));
  const order = await writeOrder(tx, context, items);
  for (const { card, priceCents } of items) {
    if (priceCents > 0) continue;
    await enrol(tx, { ...owner, commodityId: card.commodityId, source: 'free', orderId: order.id, now });
  }
  return { orderId: order.id, orderNo: order.orderNo, payCents: order.payCents };
}
