import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idOf, moment, partOf, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { orders } from '../order/index.ts';

/** What changed a student's points: rows are added and never altered. The points that a student has are their sum. */
export const pointEntries = pgTable(
  'point_entries',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    /** Negative when they were spent. */
    points: integer().notNull(),
    /** What the student reads about it. */
    remark: text().notNull(),
    /** Empty where it is a name, which is in one language. */
    remarkEn: text().notNull().default(''),
    /** What makes it one of its own, as `practice:paper:17`: it is booked once. */
    idempotencyKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('point_entries_once').on(table.userId, table.idempotencyKey),
    index('point_entries_of').on(table.userId, table.createdAt.desc()),
    check('point_entries_points', sql`${table.points} <> 0`),
  ],
);

/** What changes a balance. */
export const balanceKinds = ['charge', 'card', 'spent', 'refund', 'withdrawn', 'returned'] as const;

/**
 * What changed a student's balance: rows are added and never altered. Each carries the balance after it,
 * reckoned under the student's lock, and the database takes none below zero.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    kind: text({ enum: balanceKinds }).notNull(),
    /** Cents; negative when they went out. */
    amountCents: integer().notNull(),
    /** Cents; what there was after it. */
    balanceCents: integer().notNull(),
    /** What the student reads about it. */
    remark: text().notNull(),
    /** Empty where it is a name, which is in one language. */
    remarkEn: text().notNull().default(''),
    /** What makes it one of its own, as `order:17`: it is booked once. */
    idempotencyKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('balance_entries_once').on(table.userId, table.idempotencyKey),
    index('balance_entries_of').on(table.userId, table.id.desc()),
    check(
      'balance_entries_amount',
      sql`${table.amountCents} <> 0 and (${table.amountCents} < 0) = (${table.kind} in ('spent', 'withdrawn'))`,
    ),
    check('balance_entries_balance', sql`${table.balanceCents} >= 0`),
  ],
);

/** What an order pays into the balance. */
export const balanceOrders = pgTable(
  'balance_orders',
  {
    orderId: partOf(() => orders.id).primaryKey(),
    companyId: ofCompany(),
    /** Cents. */
    amountCents: integer().notNull(),
  },
  (table) => [check('balance_orders_amount', sql`${table.amountCents} > 0`)],
);

/** Cards with money on them, that a school hands out. Who has paid one in is kept with it. */
export const chargeCards = pgTable(
  'charge_cards',
  {
    ...rowOfCompany(),
    /** In capitals. */
    cardNo: text().notNull(),
    /** SHA-256 of number and password, which is long and made by chance. */
    passwordHash: text().notNull(),
    amountCents: integer().notNull(),
    endsAt: moment().notNull(),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (table) => [
    uniqueIndex('charge_cards_no').on(table.companyId, table.cardNo),
    check('charge_cards_amount', sql`${table.amountCents} > 0`),
    check('charge_cards_owner', sql`(${table.userId} is null) = (${table.usedAt} is null)`),
  ],
);

/** The memberships that a school sells, in the order of their place. */
export const memberLevels = pgTable(
  'member_levels',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** A picture's address; empty where a word stands for it. */
    icon: text().notNull().default(''),
    /** Cents. */
    priceCents: integer().notNull(),
    /** Cents; what it cost before. */
    listPriceCents: integer().notNull(),
    /** Days that it lasts. */
    days: smallint().notNull(),
    /** What members get, one line each. */
    benefits: text().array().notNull().default([]),
    position: smallint().notNull(),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('member_levels_source').on(table.companyId, table.sourceKey),
    index('member_levels_of').on(table.companyId, table.position),
    check(
      'member_levels_terms',
      sql`${table.priceCents} > 0 and ${table.listPriceCents} >= ${table.priceCents} and ${table.days} > 0`,
    ),
  ],
);

/** What is bought by an order of a membership, as it was called when the order was made. */
export const memberOrders = pgTable(
  'member_orders',
  {
    orderId: partOf(() => orders.id).primaryKey(),
    companyId: ofCompany(),
    levelId: refersTo(() => memberLevels.id),
    levelName: text().notNull(),
    /** Days in all. */
    days: smallint().notNull(),
    /** The coupon of an order of earlier days; today the order itself has it. */
    couponId: idOf().references((): AnyPgColumn => coupons.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('member_orders_level').on(table.levelId),
    index('member_orders_coupon').on(table.couponId),
    check('member_orders_days', sql`${table.days} > 0`),
  ],
);

/** Spans of time in which students are members. One begins where the one before it ends. */
export const memberships = pgTable(
  'memberships',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    levelId: refersTo(() => memberLevels.id),
    /** The order that paid for it; null where the school gave it. */
    orderId: idOf()
      .unique()
      .references(() => orders.id),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (table) => [
    index('memberships_of').on(table.userId, table.endsAt),
    check('memberships_time', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/** Coupons of one kind: what they take off, and when they hold. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    kind: text({ enum: ['amount', 'percent'] }).notNull(),
    /** Cents off, of kind amount. */
    amountCents: integer().notNull().default(0),
    /** Per cent off, of kind percent. */
    percent: smallint().notNull().default(0),
    /** Cents; the sum of an order from which it holds. */
    minimumCents: integer().notNull().default(0),
    /** What it holds for. */
    scope: text({ enum: ['all', 'courses', 'membership'] })
      .notNull()
      .default('membership'),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The school's own code for it; null for those made by hand. */
    sourceKey: text(),
  },
  (table) => [
    uniqueIndex('coupon_batches_source').on(table.companyId, table.sourceKey),
    index('coupon_batches_of').on(table.companyId),
    check(
      'coupon_batches_worth',
      sql`case ${table.kind} when 'amount' then ${table.amountCents} > 0 else ${table.percent} between 1 and 99 end`,
    ),
    check('coupon_batches_time', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

/**
 * Single coupons. Until somebody turns its code in, one is nobody's. Whether it is used follows from
 * the order that it was put on, so that an order that ends unpaid sets it free again.
 */
export const coupons = pgTable(
  'coupons',
  {
    ...rowOfCompany(),
    batchId: refersTo(() => couponBatches.id),
    /** What is turned in for it, in capitals; null for one that was given. */
    code: text(),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    takenAt: moment(),
    /** The last order that it was put on. */
    orderId: idOf().references(() => orders.id),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.companyId, table.code),
    index('coupons_of').on(table.userId),
    index('coupons_batch').on(table.batchId),
    index('coupons_order').on(table.orderId),
    check('coupons_owner', sql`(${table.userId} is null) = (${table.takenAt} is null)`),
  ],
);

/** What a student sends to friends. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    /** In capitals. */
    code: text().notNull(),
  },
  (table) => [uniqueIndex('invite_codes_code').on(table.companyId, table.code)],
);

/** Who came on whose invitation; everybody comes once. */
export const invitations = pgTable(
  'invitations',
  {
    /** The friend who came. */
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    inviterId: ofUser(),
    /** What the inviter got for it. */
    rewardPoints: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('invitations_of').on(table.inviterId, table.createdAt.desc()),
    check('invitations_friends', sql`${table.userId} <> ${table.inviterId} and ${table.rewardPoints} >= 0`),
  ],
);

/**
 * Mobiles that brought points by an invitation, as keyed digests: whoever comes back under one, after their account was
 * closed or had another number, brings none again. They name nobody, and stay.
 */
export const rewardedMobiles = pgTable(
  'rewarded_mobiles',
  {
    companyId: ofCompany(),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.digest] })],
);

/** A row of {@link memberLevels}. */
export type MemberLevelRow = typeof memberLevels.$inferSelect;
/** A row of {@link couponBatches}. */
export type CouponBatch = typeof couponBatches.$inferSelect;
