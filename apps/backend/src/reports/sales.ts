import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { startOf } from '../platform/dates/days.ts';
import { yuanOf } from '../platform/money/money.ts';
import { orderItems, orders } from '../modules/order/index.ts';
import { refundRequests } from '../modules/refund/index.ts';
import { type Period, type Unit, unitOf } from './period.ts';

/** Builds the condition that an order was paid in a period. */
const paidIn = ({ companyId, from, to }: Period): SQL | undefined =>
  and(
    eq(orders.companyId, companyId),
    eq(orders.status, 'paid'),
    gte(orders.paidAt, startOf(from)),
    lt(orders.paidAt, startOf(to, 1)),
  );

const amountBy = (way: 'wechat' | 'alipay') =>
  sql<string>`coalesce(sum(${orders.payCents} - ${orders.balanceCents}) filter (where ${orders.paidBy} = ${way}), 0)`.mapWith(
    Number,
  );

/** Sums up the refunds of orders by the day or month in which the school approved them. */
async function backBy(unit: Unit, { tx, companyId, from, to }: Period): Promise<ReadonlyMap<string, number>> {
  const when = unitOf(unit, refundRequests.decidedAt);
  const rows = await tx
    .select({
      when,
      cents: sum(sql`${refundRequests.moneyCents} + ${refundRequests.balanceCents}`).mapWith(Number),
    })
    .from(refundRequests)
    .where(
      and(
        eq(refundRequests.companyId, companyId),
        inArray(refundRequests.state, ['returning', 'returned']),
        gte(refundRequests.decidedAt, startOf(from)),
        lt(refundRequests.decidedAt, startOf(to, 1)),
      ),
    )
    .groupBy(when);
  return new Map(rows.map((row) => [row.when, row.cents]));
}

const NOTHING_SOLD = { count: 0, amount: 0, wechat: 0, alipay: 0, balance: 0 };

/**
 * Sums up the payments of each day or month of China's calendar, by payment method, and the refunds of that
 * time.
 */
export async function salesBy(unit: Unit, { tx, ...period }: Period): Promise<Table> {
  const when = unitOf(unit, orders.paidAt);
  const rows = await tx
    .select({
      when,
      count: count(),
      amount: sum(orders.payCents).mapWith(Number),
      wechat: amountBy('wechat'),
      alipay: amountBy('alipay'),
      balance: sum(orders.balanceCents).mapWith(Number),
    })
    .from(orders)
    .where(paidIn({ tx, ...period }))
    .groupBy(when);
  const back = await backBy(unit, { tx, ...period });
  const times = [...new Set([...rows.map((row) => row.when), ...back.keys()])].toSorted();
  return csvTable(
    [unit, 'amount', 'orders', 'wechat', 'alipay', 'balance', 'back'],
    times.map((on) => {
      const row = rows.find((one) => one.when === on) ?? NOTHING_SOLD;
      return [
        on,
        yuanOf(row.amount),
        row.count,
        yuanOf(row.wechat),
        yuanOf(row.alipay),
        yuanOf(row.balance),
        yuanOf(back.get(on) ?? 0),
      ];
    }),
  );
}

/** Sums up the sales and refunds of each course and package, the highest sum first. */
export async function salesByCourse({ tx, ...period }: Period): Promise<Table> {
  const amount = sum(orderItems.priceCents).mapWith(Number);
  const rows = await tx
    .select({ name: orderItems.name, sold: count(), back: count(orderItems.returnedAt), amount })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(paidIn({ tx, ...period }))
    .groupBy(orderItems.commodityId, orderItems.name)
    .orderBy(desc(sum(orderItems.priceCents)), asc(orderItems.name));
  return csvTable(
    ['course', 'amount', 'sold', 'back'],
    rows.map(({ name, sold, back, amount: cents }) => [name, yuanOf(cents), sold, back]),
  );
}
