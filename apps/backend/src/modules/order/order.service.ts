import type {
  OrderCounts,
  OrderDetail,
  OrderIn,
  OrderList,
  OrderListIn,
  OrderState,
} from '@lectern/sdk/endpoints/order';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { countOrders, findOrder, findOrders, lockOrder, presentOrders, owned } from './order.repo.ts';
import { orderChanged } from './orderEvents.ts';
import { nextStatus } from './orderStates.ts';
import { endOrder } from './payOrder.service.ts';
import { type Order, orders } from './order.tables.ts';
import { memberOf, type Member } from '../../platform/http/member.ts';
import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import { pageOf } from '../../platform/http/paging.ts';

const DEFAULT_PAGE_SIZE = 10;

/** Closes the student's expired orders, so that none is shown as payable. */
export async function closeOverdue({ db, events, ...context }: UserContext): Promise<void> {
  const closed = await closeExpired(db, context.clock.now(), {
    companyId: context.company.id,
    userId: context.user.id,
  });
  for (const orderId of closed) await events.publish(orderChanged, { orderId });
}

/** Reads an order of the student after closing expired ones. @throws {BusinessError} 0 where there is none. */
export async function ownOrder(context: UserContext, orderId: string): Promise<Order> {
  await closeOverdue(context);
  const order = await findOrder(context.db, memberOf(context), orderId);
  if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
  return order;
}

/** Answers `order.list`. */
export async function listOrders(input: OrderListIn, context: UserContext): Promise<OrderList> {
  await closeOverdue(context);
  const { db, clock } = context;
  const { total, rows } = await findOrders(db, memberOf(context), input, pageOf(input, DEFAULT_PAGE_SIZE));
  return { total, records: await presentOrders(context, rows), serverTime: clock.now().toISOString() };
}

/** Answers `order.countByStatus`. */
export async function countByStatus(_: object, context: UserContext): Promise<OrderCounts> {
  await closeOverdue(context);
  return countOrders(context.db, memberOf(context));
}

/** Answers `order.byId`. */
export async function orderById({ orderId }: OrderIn, context: UserContext): Promise<OrderDetail> {
  const [order] = await presentOrders(context, [await ownOrder(context, orderId)]);
  if (order === undefined) throw new BusinessError('0', '没有找到这个订单');
  return { order, serverTime: context.clock.now().toISOString() };
}

/** Answers `order.cancel`. An order that already ended unpaid keeps its status. */
export async function cancelOrder({ orderId }: OrderIn, context: UserContext): Promise<OrderState> {
  await ownOrder(context, orderId);
  const status = await context.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined || nextStatus(order.status, 'cancel') === undefined) return order?.status;
    await endOrder(tx, context, order, 'cancelled');
    return 'cancelled';
  });
  if (status === 'paid') throw new BusinessError('0', '这个订单已经支付，不能取消');
  return { orderId, status: status ?? 'cancelled' };
}

/** Closes the expired orders of one student or of everybody, and returns their ids. */
export async function closeExpired(db: Queryable, now: Date, owner?: Member): Promise<string[]> {
  // Locked in the order of their ids, since concurrent calls that use different indexes could otherwise
  // deadlock.
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        owner === undefined ? undefined : owned(owner),
        isExactly(orders.status, 'waiting'),
        lte(orders.expiresAt, now),
      ),
    )
    .orderBy(asc(orders.id))
    .for('no key update');
  const closed = await db
    .update(orders)
    .set({ status: 'closed', endedAt: sql`${orders.expiresAt}` })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id });
  return closed.map(({ id }) => id);
}
