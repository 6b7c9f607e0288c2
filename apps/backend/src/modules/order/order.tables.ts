import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { commodities } from '../catalogue/index.ts';

/** What a student agreed to buy, at the price of that moment. See `orderStates.ts` for its life. */
export const orders = pgTable(
  'orders',
  {
    ...rowOfCompany(),
    /** The school in which it was made. */
    schoolId: refersTo(() => schools.id),
    userId: refersTo(() => users.id),
    /** What it buys; see `goods.ts`. */
    kind: text({ enum: ['courses', 'exam', 'membership', 'balance', 'points'] }).notNull(),
    /** The number that the student sees and names to the school's service. */
    orderNo: text().notNull().unique(),
    status: text({ enum: ['waiting', 'paid', 'cancelled', 'closed'] }).notNull(),
    /** Cents that the student pays: the sum of the items' prices, less what coupon and points take off. */
    payCents: integer().notNull(),
    /** Cents; the sum of the prices before reductions. */
    listCents: integer().notNull(),
    /** The coupon that makes it cheaper; one that the student removed after its end may be gone. */
    couponId: idOf(),
    /** Cents that the coupon takes off. */
    couponCents: integer().notNull().default(0),
    /** Points that pay for a part of it: held while it waits, spent when it is paid. */
    points: integer().notNull().default(0),
    /** Cents that the points take off. */
    pointCents: integer().notNull().default(0),
    /** Cents of `payCents` that the balance pays: held while it waits, spent when it is paid. */
    balanceCents: integer().notNull().default(0),
    /** When the student last chose what lowers it; null before that. */
    reducedAt: moment(),
    createdAt: moment().notNull(),
    /** The end of the time to pay. */
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** How it was paid; null before that, and for an order that cost nothing. */
    paidBy: text({ enum: ['wechat', 'alipay', 'balance'] }),
    /** Money that came too late or twice: on its way back, or back. */
    refund: text({ enum: ['due', 'done'] }),
    /** Where giving it back stands; null where nothing was given back. */
    afterSale: text({ enum: ['asked', 'returning', 'part', 'returned'] }),
    /** When it was cancelled, or closed because nobody paid. */
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

/** One thing in an order, as it was called and priced when the order was made. */
export const orderItems = pgTable(
  'order_items',
  {
    ...rowOfCompany(),
    orderId: partOf(() => orders.id),
    commodityId: refersTo(() => commodities.id),
    /** 1 course, 2 package, 3 module. */
    commodityType: smallint().$type<1 | 2 | 3>().notNull(),
    /** The course's id, or the package's. */
    targetId: text().notNull(),
    kind: text({ enum: ['live', 'recorded'] }).notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    cover: text().notNull().default(''),
    teacherName: text().notNull().default(''),
    teacherNameEn: text().notNull().default(''),
    lessonCount: integer().notNull().default(0),
    /** Cents. */
    priceCents: integer().notNull(),
    /** Cents. */
    listPriceCents: integer().notNull(),
    position: smallint().notNull(),
    /** When it was given back; null while the student has it. */
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
