import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/**
 * The trades of the payment sandbox. It simulates another company, so it has no foreign keys to the school's
 * tables and only knows what it was sent.
 */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    id: id().primaryKey(),
    merchantId: text().notNull(),
    tradeNo: text().notNull(),
    /** The wallet that the trade's page imitates. */
    way: text({ enum: ['wechat', 'alipay'] }).notNull(),
    subject: text().notNull(),
    /** Cents. */
    amountCents: integer().notNull(),
    /** URL that the payer returns to. */
    returnUrl: text().notNull(),
    status: text({ enum: ['unpaid', 'paid', 'closed', 'refunded'] }).notNull(),
    /** Outcome of refunds. */
    refunds: text({ enum: ['once', 'slow', 'stuck'] })
      .notNull()
      .default('once'),
    /** Failed payment attempts: insufficient funds, wrong password. */
    failures: integer().notNull().default(0),
    transactionId: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (table) => [
    uniqueIndex('sandbox_trades_trade').on(table.merchantId, table.tradeNo),
    index('sandbox_trades_no').on(table.tradeNo),
  ],
);

/** Refunds of the sandbox. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: id().primaryKey(),
    merchantId: text().notNull(),
    tradeNo: text().notNull(),
    refundNo: text().notNull(),
    /** Cents. */
    amountCents: integer().notNull(),
    reason: text().notNull(),
    status: text({ enum: ['processing', 'done', 'stuck'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_refunds_no').on(table.merchantId, table.refundNo),
    index('sandbox_refunds_trade').on(table.tradeNo),
    check('sandbox_refunds_amount', sql`${table.amountCents} > 0`),
  ],
);

/** Undelivered notices; each is resent until the school acknowledges it. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: id().primaryKey(),
    tradeNo: text().notNull(),
    /** The JSON text, exactly as it is signed and sent. */
    body: text().notNull(),
    signature: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null after delivery or the last attempt. */
    dueAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('sandbox_notices_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** A row of {@link sandboxTrades}. */
export type SandboxTrade = typeof sandboxTrades.$inferSelect;
/** A row of {@link sandboxRefunds}. */
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;
