import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import { goodsOf } from './goods.ts';
import { orderChanged } from './orderEvents.ts';
import { dueCents } from './orderMoney.ts';
import { type Order, orders } from './order.tables.ts';

/** What is needed to change an order. */
export interface OrderParts extends Pick<AppParts, 'services' | 'events' | 'clock'> {
  /** Id of the request that causes the change, for the audit log; undefined for background jobs. */
  readonly requestId?: string;
}

/** Marks a locked order as paid, and delivers its goods. */
export async function payOrder(
  tx: Queryable,
  { services, events, clock, requestId }: OrderParts,
  order: Order,
  { paidBy, paidAt }: Pick<Order, 'paidBy'> & { readonly paidAt: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'paid', paidBy, paidAt, endedAt: null })
    .where(eq(orders.id, order.id));
  await services.get(goodsOf[order.kind]).give(tx, order, clock.now());
  await recordAuditEntry(tx, {
    companyId: order.companyId,
    at: clock.now(),
    actor: paidBy ?? 'nothing to pay',
    action: 'order paid',
    subjects: [order.orderNo, order.userId],
    details: { cents: dueCents(order), from: order.status, to: 'paid' },
    requestId: requestId ?? null,
  });
  await events.publish(orderChanged, { orderId: order.id }, tx);
}

/** Stores the reductions of a locked order. */
export async function storeReductions(
  tx: Queryable,
  { id }: Pick<Order, 'id'>,
  {
    couponId,
    couponCents,
    points,
    pointCents,
    balanceCents,
    payCents,
    reducedAt,
  }: Pick<
    Order,
    'couponId' | 'couponCents' | 'points' | 'pointCents' | 'balanceCents' | 'payCents' | 'reducedAt'
  >,
): Promise<void> {
  await tx
    .update(orders)
    .set({ couponId, couponCents, points, pointCents, balanceCents, payCents, reducedAt })
    .where(eq(orders.id, id));
}

/** Ends a locked order unpaid. */
export async function endOrder(
  tx: Queryable,
  { events, clock }: Omit<OrderParts, 'services'>,
  { id }: Order,
  status: 'cancelled' | 'closed',
): Promise<void> {
  await tx.update(orders).set({ status, endedAt: clock.now() }).where(eq(orders.id, id));
  await events.publish(orderChanged, { orderId: id }, tx);
}

/** Stores the state of the return of a locked order. */
export async function storeAfterSale(
  tx: Queryable,
  order: Pick<Order, 'id' | 'companyId' | 'userId' | 'orderNo' | 'afterSale'>,
  afterSale: Order['afterSale'],
): Promise<void> {
  const { id, companyId, userId, orderNo } = order;
  if (afterSale !== order.afterSale)
    await recordAuditEntry(tx, {
      companyId,
      actor: 'lectern',
      action: 'order given back',
      subjects: [orderNo, userId],
      details: { from: order.afterSale, to: afterSale },
    });
  await tx.update(orders).set({ afterSale }).where(eq(orders.id, id));
}

/** Stores that a payment of an order is being refunded, or was refunded. */
export async function storeRefundState(
  tx: Queryable,
  { events }: Pick<OrderParts, 'events'>,
  orderId: string,
  refund: NonNullable<Order['refund']>,
): Promise<void> {
  await tx.update(orders).set({ refund }).where(eq(orders.id, orderId));
  await events.publish(orderChanged, { orderId }, tx);
}
