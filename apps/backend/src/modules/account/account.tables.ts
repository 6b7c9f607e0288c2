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

/** The ledger of students' points: rows are only inserted. A student's points are the sum of their rows. */
export const pointEntries = pgTable(
  'point_entries',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    /** Negative for spent points. */
    points: integer().notNull(),
    /** Description shown to the student. */
    remark: text().notNull(),
    /** The remark in English; empty where it is a name, which has no translation. */
    remarkEn: text().notNull().default(''),
    /** Unique per student, such as `practice:paper:17`, so that an entry is booked once. */
    idempotencyKey: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('point_entries_once').on(table.userId, table.idempotencyKey),
    index('point_entries_of').on(table.userId, table.createdAt.desc()),
    check('point_entries_points', sql`${table.points} <> 0`),
  ],
);

/** Kinds of balance changes. */
export const balanceKinds = ['charge', 'card', 'spent', 'refund', 'withdrawn', 'returned'] as const;

/**
 * The ledger of students' balances: rows are only inserted. Each contains the balance after it, computed under
 * the student's lock; a constraint keeps it from being negative.
 */
export const balanceEntries = pgTable(
  'balance_entries',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    kind: text({ enum: balanceKinds }).notNull(),
    /** In cents; negative for outgoing money. */
    amountCents: integer().notNull(),
    /** The balance after it, in cents. */
    balanceCents: integer().notNull(),
    /** Description shown to the student. */
    remark: text().notNull(),
    /** The remark in English; empty where it is a name, which has no translation. */
    remarkEn: text().notNull().default(''),
    /** Unique per student, such as `order:17`, so that an entry is booked once. */
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

/** The amount that an order adds to the balance. */
export const balanceOrders = pgTable(
  'balance_orders',
  {
    orderId: partOf(() => orders.id).primaryKey(),
    companyId: ofCompany(),
    /** In cents. */
    amountCents: integer().notNull(),
  },
  (table) => [check('balance_orders_amount', sql`${table.amountCents} > 0`)],
);

/** Recharge cards that a school hands out. The student who redeemed a card is stored with it. */
export const chargeCards = pgTable(
  'charge_cards',
  {
    ...rowOfCompany(),
    /** In capitals. */
    cardNo: text().notNull(),
    /** SHA-256 of number and password; a fast hash is enough, since passwords are long and random. */
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

/** The memberships that a school sells, ordered by position. */
export const memberLevels = pgTable(
  'member_levels',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    /** Address of a picture; empty where a word replaces it. */
    icon: text().notNull().default(''),
    /** In cents. */
    priceCents: integer().notNull(),
    /** Former price, in cents. */
    listPriceCents: integer().notNull(),
    /** Duration in days. */
    days: smallint().notNull(),
    /** The benefits of members, one line each. */
    benefits: text().array().notNull().default([]),
    position: smallint().notNull(),
    /** The school's own code; null for rows created by hand. */
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

/** The membership that an order buys, with its name at the time of the order. */
export const memberOrders = pgTable(
  'member_orders',
  {
    orderId: partOf(() => orders.id).primaryKey(),
    companyId: ofCompany(),
    levelId: refersTo(() => memberLevels.id),
    levelName: text().notNull(),
    /** Total days. */
    days: smallint().notNull(),
    /** The coupon of an old order; new orders store it themselves. */
    couponId: idOf().references((): AnyPgColumn => coupons.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('member_orders_level').on(table.levelId),
    index('member_orders_coupon').on(table.couponId),
    check('member_orders_days', sql`${table.days} > 0`),
  ],
);

/** Periods of membership. A new one starts at the end of the one before. */
export const memberships = pgTable(
  'memberships',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    levelId: refersTo(() => memberLevels.id),
    /** The order that paid for it; null where the school granted it. */
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

/** Batches of coupons: their reduction and validity. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    ...rowOfCompany(),
    name: text().notNull(),
    kind: text({ enum: ['amount', 'percent'] }).notNull(),
    /** Reduction in cents, for kind `amount`. */
    amountCents: integer().notNull().default(0),
    /** Reduction in per cent, for kind `percent`. */
    percent: smallint().notNull().default(0),
    /** Minimum sum of an order in cents. */
    minimumCents: integer().notNull().default(0),
    /** The goods to which it applies. */
    scope: text({ enum: ['all', 'courses', 'membership'] })
      .notNull()
      .default('membership'),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** The school's own code; null for rows created by hand. */
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
 * Single coupons. Without a student, a coupon is still to be redeemed by its code. Its state follows from the
 * order it was applied to, so that an order that ends unpaid releases it.
 */
export const coupons = pgTable(
  'coupons',
  {
    ...rowOfCompany(),
    batchId: refersTo(() => couponBatches.id),
    /** The code to redeem it, in capitals; null for a coupon granted directly. */
    code: text(),
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    takenAt: moment(),
    /** The last order to which it was applied. */
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

/** The invitation code of each student. */
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

/** Who was invited by whom; each student is invited at most once. */
export const invitations = pgTable(
  'invitations',
  {
    /** The invited friend. */
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    inviterId: ofUser(),
    /** Points that the inviter received. */
    rewardPoints: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('invitations_of').on(table.inviterId, table.createdAt.desc()),
    check('invitations_friends', sql`${table.userId} <> ${table.inviterId} and ${table.rewardPoints} >= 0`),
  ],
);

/**
 * Mobiles that have earned invitation points, as keyed digests, so that a mobile earns them only once, even
 * after its account was closed or changed its number. The digests identify nobody and are never deleted.
 */
export const rewardedMobiles = pgTable(
  'rewarded_mobiles',
  { companyId: ofCompany(), digest: text().notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.digest] })],
);

/** A row of {@link memberLevels}. */
export type MemberLevelRow = typeof memberLevels.$inferSelect;
/** A row of {@link couponBatches}. */
export type CouponBatch = typeof couponBatches.$inferSelect;
