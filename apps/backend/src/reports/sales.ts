import { and, asc, count, eq, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { csvTable, type Table } from '../platform/commands/table.ts';
import { startOf } from '../platform/dates/days.ts';
import { yuanOf } from '../platform/money/money.ts';
import { orderItems, orders } from '../modules/order/index.ts';
import { refundItems, refundRequests, sharesOf } from '../modules/refund/index.ts';
import { type Period, type Unit, unitOf } from './period.ts';

/** Builds the condition that an order was paid in a period. */
const paidIn = ({ companyId, from, to }: Period): SQL | undefined =>
  and(
    eq(orders.companyId, companyId),
    eq(orders.status, 'paid'),
    gte(orders.paidAt, startOf(from)),
    lt(orders.paidAt, startOf(to, 1)),
  );

/** Builds the condition that the school approved a refund in a period. */
const approvedIn = ({ companyId, from, to }: Period): SQL | undefined =>
  and(
    eq(refundRequests.companyId, companyId),
    inArray(refundRequests.state, ['returning', 'returned']),
    gte(refundRequests.decidedAt, startOf(from)),
    lt(refundRequests.decidedAt, startOf(to, 1)),
  );

const amountBy = (way: 'wechat' | 'alipay') =>
  sql<string>`coalesce(sum(${orders.payCents} - ${orders.balanceCents}) filter (where ${orders.paidBy} = ${way}), 0)`.mapWith(
    Number,
  );

/** Sums up the refunds of orders by the day or month in which the school approved them. */
async function backBy(unit: Unit, period: Period): Promise<ReadonlyMap<string, number>> {
  const when = unitOf(unit, refundRequests.decidedAt);
  const rows = await period.tx
    .select({
      when,
      cents: sum(sql`${refundRequests.moneyCents} + ${refundRequests.balanceCents}`).mapWith(Number),
    })
    .from(refundRequests)
    .where(approvedIn(period))
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

/** Orders paid in a period, with their goods; what is not a course has none. */
const readSold = (period: Period) =>
  period.tx
    .select({
      order: {
        id: orders.id,
        kind: orders.kind,
        payCents: orders.payCents,
        balanceCents: orders.balanceCents,
        points: orders.points,
      },
      item: { commodityId: orderItems.commodityId, name: orderItems.name, priceCents: orderItems.priceCents },
    })
    .from(orders)
    .leftJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(paidIn(period))
    .orderBy(asc(orders.id), asc(orderItems.position));

/** Refunds that the school approved in a period, by what was returned. */
const readReturned = (period: Period) =>
  period.tx
    .select({
      kind: orders.kind,
      commodityId: refundItems.itemId,
      name: refundItems.name,
      cents: sum(sql`${refundItems.moneyCents} + ${refundItems.balanceCents}`).mapWith(Number),
    })
    .from(refundItems)
    .innerJoin(refundRequests, eq(refundRequests.id, refundItems.requestId))
    .innerJoin(orders, eq(orders.id, refundItems.orderId))
    .where(approvedIn(period))
    .groupBy(orders.kind, refundItems.itemId, refundItems.name);

/**
 * Sums up the payments and refunds of each course and package, and of memberships, results and top-ups, the
 * highest sum first. An order's payment is distributed over its courses as its refund would be, so that the
 * sums are those of {@link salesBy}.
 */
export async function salesByCourse(period: Period): Promise<Table> {
  const goods = new Map<string, { readonly name: string; sold: number; amount: number; back: number }>();
  const goodsOf = (kind: string, item: { readonly commodityId: string; readonly name: string } | null) => {
    const name = kind === 'courses' && item !== null ? item.name : `(${kind})`;
    const key = kind === 'courses' && item !== null ? `${item.commodityId} ${name}` : name;
    const row = goods.get(key) ?? { name, sold: 0, amount: 0, back: 0 };
    goods.set(key, row);
    return row;
  };
  const sold = Map.groupBy(await readSold(period), ({ order }) => order.id);
  for (const lines of sold.values())
    for (const [at, { order, item }] of lines.entries()) {
      const row = goodsOf(order.kind, item);
      const share =
        item === null
          ? { moneyCents: order.payCents, balanceCents: 0 }
          : sharesOf(
              lines.map((one) => one.item?.priceCents ?? 0),
              order,
            )[at];
      row.sold += 1;
      row.amount += (share?.moneyCents ?? 0) + (share?.balanceCents ?? 0);
    }
  for (const { kind, cents, ...item } of await readReturned(period)) goodsOf(kind, item).back += cents;
  return csvTable(
    ['course', 'amount', 'sold', 'back'],
    [...goods.values()]
      .toSorted((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
      .map(({ name, sold: count, amount, back }) => [name, yuanOf(amount), count, yuanOf(back)]),
  );
}
