import { and, asc, count, desc, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { SHANGHAI, startOf } from '../platform/dates/days.ts';
import { yuanOf } from '../platform/money/money.ts';
import { orderItems, orders } from '../modules/order/index.ts';
import type { Period } from './period.ts';

/** Orders that were paid in a period. */
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

/** Sums up what was paid on each day of China's calendar, by the way it was paid. */
export async function salesByDay({ tx, ...period }: Period): Promise<Table> {
  const day = sql<string>`to_char(${orders.paidAt} at time zone ${sql.raw(`'${SHANGHAI}'`)}, 'YYYY-MM-DD')`;
  const rows = await tx
    .select({
      day,
      count: count(),
      amount: sum(orders.payCents).mapWith(Number),
      wechat: amountBy('wechat'),
      alipay: amountBy('alipay'),
      balance: sum(orders.balanceCents).mapWith(Number),
    })
    .from(orders)
    .where(paidIn({ tx, ...period }))
    .groupBy(day)
    .orderBy(asc(day));
  return csvTable(
    ['day', 'amount', 'orders', 'wechat', 'alipay', 'balance'],
    rows.map((row) => [
      row.day,
      yuanOf(row.amount),
      row.count,
      yuanOf(row.wechat),
      yuanOf(row.alipay),
      yuanOf(row.balance),
    ]),
  );
}

/** Sums up what was sold of each course and package, the dearest sum first. */
export async function salesByCourse({ tx, ...period }: Period): Promise<Table> {
  const amount = sum(orderItems.priceCents).mapWith(Number);
  const rows = await tx
    .select({ name: orderItems.name, sold: count(), amount })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(paidIn({ tx, ...period }))
    .groupBy(orderItems.commodityId, orderItems.name)
    .orderBy(desc(sum(orderItems.priceCents)), asc(orderItems.name));
  return csvTable(
    ['course', 'amount', 'sold'],
    rows.map(({ name, sold, amount: cents }) => [name, yuanOf(cents), sold]),
  );
}
