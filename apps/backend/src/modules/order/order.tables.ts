import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/index.ts';

/** An order at the prices of its creation. See `orderStates.ts` for its states. */
export const orders = pgTable(
  'orders',
  {
    ...rowOfCompany(),
    /** The school in which it was created. */
    schoolId: refersTo(() => schools.id),
    userId: refersTo(() => users.id),
    /** The kind of goods; see `goods.ts`. */
    kind: text({ enum: ['courses', 'exam', 'membership', 'balance', 'points'] }).notNull(),
    /** The order number shown to the student. */
    orderNo: text().notNull().unique(),
    status: text({ enum: ['waiting', 'paid', 'cancelled', 'closed'] }).notNull(),
    /** In cents: the sum of the items' prices, minus the coupon and points reductions. */
    payCents: integer().notNull(),
    /** In cents: the sum of the list prices. */
    listCents: integer().notNull(),
    /** The coupon applied to it; the row may be gone if the student removed the coupon after it expired. */
    couponId: idOf(),
    /** Reduction by the coupon, in cents. */
    couponCents: integer().notNull().default(0),
    /** Points used for it: reserved while it waits, spent when it is paid. */
    points: integer().notNull().default(0),
    /** Reduction by the points, in cents. */
    pointCents: integer().notNull().default(0),
    /** Part of `payCents` paid from the balance: reserved while it waits, spent when it is paid. */
    balanceCents: integer().notNull().default(0),
    /** When the student last chose the reductions; null before that. */
    reducedAt: moment(),
    createdAt: moment().notNull(),
    /** Payment deadline. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** How it was paid; null before that, and for an order that cost nothing. */
    paidBy: text({ enum: ['wechat', 'alipay', 'balance'] }),
    /** State of the refund of a late or duplicate payment. */
    refund: text({ enum: ['due', 'done'] }),
    /** State of the student's return of the order; null where nothing was returned. */
    afterSale: text({ enum: ['asked', 'returning', 'part', 'returned'] }),
    /** When it was cancelled, or closed unpaid. */
    endedAt: moment(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt.desc()),
    index('orders_expiry')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'waiting'`),
    check('orders_amount', sql`${table.payCents} >= 0 and ${table.listCents} >= ${table.payCents}`),
    check(
      'orders_reductions',
      sql`${table.couponCents} >= 0 and ${table.points} >= 0 and ${table.pointCents} >= 0`,
    ),
    check('orders_balance', sql`${table.balanceCents} between 0 and ${table.payCents}`),
    check('orders_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
    check('orders_after_sale', sql`${table.afterSale} is null or ${table.status} = 'paid'`),
    check('orders_paid_by', sql`${table.paidBy} is null or ${table.status} = 'paid'`),
  ],
);

/** An item of an order, with the name and price at the time of the order. */
export const orderItems = pgTable(
  'order_items',
  {
    ...rowOfCompany(),
    orderId: partOf(() => orders.id),
    commodityId: refersTo(() => commodities.id),
    /** 1 course, 2 package, 3 module. */
    commodityType: smallint().$type<1 | 2 | 3>().notNull(),
    /** Id of the course or the package. */
    targetId: text().notNull(),
    kind: text({ enum: ['live', 'recorded'] }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    teacherName: text().notNull().default(''),
    teacherNameEn: text().notNull().default(''),
    lessonCount: integer().notNull().default(0),
    /** In cents. */
    priceCents: integer().notNull(),
    /** In cents. */
    listPriceCents: integer().notNull(),
    position: smallint().notNull(),
    /** When it was returned; null while the student has it. */
    returnedAt: moment(),
  },
  (table) => [
    uniqueIndex('order_items_commodity').on(table.orderId, table.commodityId),
    index('order_items_of_commodity').on(table.commodityId),
  ],
);

/** A row of {@link orders}. */
export type Order = typeof orders.$inferSelect;
/** A row of {@link orderItems}. */
export type OrderItem = typeof orderItems.$inferSelect;
