import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';
import { refunds } from '../payment/index.ts';

/** The states of a request. */
export const refundStates = ['asked', 'cancelled', 'refused', 'returning', 'returned'] as const;

/** A student's reasons for a refund. */
export const refundReasons = ['mistake', 'unsuitable', 'noTime', 'quality', 'duplicate', 'other'] as const;

const sums = () => ({
  /** Refund by the payment provider, in cents. */
  moneyCents: integer().notNull(),
  /** Refund to the balance, in cents. */
  balanceCents: integer().notNull(),
  points: integer().notNull(),
});

/** Refunds of parts of paid orders, requested by students or made by the school. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    ...rowOfCompany(),
    userId: refersTo(() => users.id),
    orderId: refersTo(() => orders.id),
    /** `returning` was accepted, and its money is being refunded. */
    state: text({ enum: refundStates }).notNull(),
    /** Whether the school initiated it. */
    isOfSchool: boolean().notNull().default(false),
    reason: text({ enum: refundReasons }).notNull(),
    /** The student's explanation. */
    remark: text().notNull().default(''),
    /** The school's answer. */
    answer: text().notNull().default(''),
    ...sums(),
    /** Name of the coupon returned with it. */
    couponName: text().notNull().default(''),
    /** The provider's refund; null before it is accepted, and where there is none. */
    refundId: idOf()
      .unique()
      .references(() => refunds.id),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('refund_requests_asked')
      .on(table.orderId)
      .where(sql`${table.state} = 'asked'`),
    index('refund_requests_order').on(table.orderId, table.id.desc()),
    index('refund_requests_user').on(table.userId),
    index('refund_requests_state').on(table.companyId, table.state, table.id),
    check(
      'refund_requests_sums',
      sql`${table.moneyCents} >= 0 and ${table.balanceCents} >= 0 and ${table.points} >= 0`,
    ),
    check(
      'refund_requests_ended',
      sql`(${table.state} in ('cancelled', 'refused', 'returned')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** The parts of an order in a request, with their names at that time. */
export const refundItems = pgTable(
  'refund_items',
  {
    ...rowOfCompany(),
    requestId: partOf(() => refundRequests.id),
    orderId: refersTo(() => orders.id),
    /** Id of the part within its order. */
    itemId: text().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Whether the request is open or accepted: a part is in at most one such request. */
    isTaken: boolean().notNull().default(true),
    ...sums(),
  },
  (table) => [
    uniqueIndex('refund_items_once')
      .on(table.orderId, table.itemId)
      .where(sql`${table.isTaken}`),
    index('refund_items_of').on(table.requestId),
  ],
);

/** A row of {@link refundRequests}. */
export type RefundRequestRow = typeof refundRequests.$inferSelect;
/** A row of {@link refundItems}. */
export type RefundItemRow = typeof refundItems.$inferSelect;
