import type { Order as OrderView, OrderCounts, OrderListIn, OrderStatus } from '@lectern/sdk/endpoints/order';
import { and, asc, count, desc, eq, gt, ilike, inArray, ne, or, type SQL, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { refundDeadline } from '../../platform/company/index.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import type { Context } from '../../platform/http/context.ts';
import { type PurchasedGoods, goodsOf } from './goods.ts';
import { type Order, type OrderItem, orderItems, orders } from './order.tables.ts';
import { dueCents, reductionsOf } from './orderMoney.ts';
import type { Member } from '../../platform/http/member.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { idOrNone } from '../../platform/database/columns.ts';

/** Selects a student's orders. */
export const owned = ({ companyId, userId }: Member) =>
  and(eq(orders.companyId, companyId), eq(orders.userId, userId));

function matching(
  owner: Member,
  { status, keyword = '' }: Pick<OrderListIn, 'status' | 'keyword'>,
  db: Queryable,
): SQL | undefined {
  const pattern = likePattern(keyword);
  const own = alias(orders, 'own');
  // Limited to the student's own orders, since a subquery per order may be planned as a scan of all orders of
  // the school.
  const named = db
    .select({ id: orderItems.orderId })
    .from(own)
    .innerJoin(orderItems, eq(orderItems.orderId, own.id))
    .where(
      and(
        eq(own.companyId, owner.companyId),
        eq(own.userId, owner.userId),
        or(ilike(orderItems.name, pattern), ilike(orderItems.nameEn, pattern)),
      ),
    );
  return and(
    owned(owner),
    status === undefined ? undefined : eq(orders.status, status),
    keyword.trim() === '' ? undefined : or(ilike(orders.orderNo, pattern), inArray(orders.id, named)),
  );
}

/** Reads a page of a student's orders, newest first, and their total number. */
export async function findOrders(
  db: Queryable,
  owner: Member,
  filter: Pick<OrderListIn, 'status' | 'keyword'>,
  page: Pagination,
): Promise<{ total: number; rows: Order[] }> {
  const where = matching(owner, filter, db);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(orders, where),
  ]);
  return { total, rows };
}

/** Reads one order of a student. */
export async function findOrder(db: Queryable, owner: Member, orderId: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(owned(owner), eq(orders.id, idOrNone(orderId))));
  return row;
}

/**
 * Locks the student of an order and then the order until the transaction ends, so that neither the order nor
 * the student's balance, points and coupons change meanwhile.
 */
export async function lockOrder(tx: Queryable, orderId: string): Promise<Order | undefined> {
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  if (found === undefined) return undefined;
  await lockUser(tx, found.userId);
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

/** Counts a student's orders by state. */
export async function countOrders(db: Queryable, owner: Member): Promise<OrderCounts> {
  const rows = await db
    .select({ status: orders.status, total: count() })
    .from(orders)
    .where(owned(owner))
    .groupBy(orders.status);
  const of = (status: OrderStatus) => rows.find((row) => row.status === status)?.total ?? 0;
  const [waiting, paid, cancelled, closed] = [of('waiting'), of('paid'), of('cancelled'), of('closed')];
  return { all: waiting + paid + cancelled + closed, waiting, paid, cancelled, closed };
}

/** Reads the items of an order, in order. */
export function readItems(db: Queryable, orderIds: readonly string[]): Promise<OrderItem[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
}

/** Finds an unexpired waiting order of the student that includes one of the commodities. */
export async function findWaitingWith(
  tx: Queryable,
  owner: Member,
  commodityIds: readonly string[],
  now: Date,
): Promise<{ orderId: string; name: string } | undefined> {
  const [row] = await tx
    .select({ orderId: orders.id, name: orderItems.name })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        owned(owner),
        eq(orders.status, 'waiting'),
        gt(orders.expiresAt, now),
        inArray(orderItems.commodityId, [...commodityIds]),
      ),
    )
    .limit(1);
  return row;
}

/** Sums the points and the balance reserved by a student's waiting orders. @param exceptId an order to leave out */
export async function readReserved(
  db: Queryable,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<{ readonly points: number; readonly balanceCents: number }> {
  const [held] = await db
    .select({
      points: sum(orders.points).mapWith(Number),
      balanceCents: sum(orders.balanceCents).mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'waiting'),
        gt(orders.expiresAt, now),
        exceptId === undefined ? undefined : ne(orders.id, exceptId),
      ),
    );
  return { points: held?.points ?? 0, balanceCents: held?.balanceCents ?? 0 };
}

/** What is needed to read orders and describe their goods. */
export type OrderReading = Pick<Context, 'db' | 'services'>;

/** Describes what orders bought, by order id. */
export async function describeOrders(
  { db, services }: OrderReading,
  rows: readonly Order[],
): Promise<ReadonlyMap<string, PurchasedGoods>> {
  const described = await Promise.all(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, some]) =>
      services.get(goodsOf[kind]).describe(
        db,
        some.map(({ id }) => id),
      ),
    ),
  );
  return new Map(described.flatMap((found) => [...found]));
}

/** Formats orders with their goods for the site. */
export async function presentOrders(
  reading: OrderReading & Pick<Context, 'company'>,
  rows: readonly Order[],
): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const [bought, schoolRows] = await Promise.all([
    describeOrders(reading, rows),
    reading.db
      .select({ id: schools.id, name: schools.name })
      .from(schools)
      .where(inArray(schools.id, [...new Set(rows.map(({ schoolId }) => schoolId))])),
  ]);
  return rows.map((order) => {
    const {
      items = [],
      exam = null,
      membership = null,
      chargeCents = null,
      pointGoods = null,
    } = bought.get(order.id) ?? {};
    return {
      id: order.id,
      orderNo: order.orderNo,
      status: order.status,
      payCents: order.payCents,
      listCents: order.listCents,
      reductions: reductionsOf(order),
      dueCents: dueCents(order),
      points: order.points,
      createdAt: order.createdAt.toISOString(),
      expiresAt: order.expiresAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      endedAt: order.endedAt?.toISOString() ?? null,
      paidBy: order.kind === 'points' ? ('points' as const) : order.paidBy,
      refund: order.refund,
      afterSale: order.afterSale,
      refundUntilAt:
        order.status === 'paid'
          ? (refundDeadline(reading.company, order.paidAt)?.toISOString() ?? null)
          : null,
      schoolName: schoolRows.find(({ id }) => id === order.schoolId)?.name ?? '',
      items,
      exam,
      membership,
      chargeCents,
      pointGoods,
    };
  });
}
