import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/**
 * The books of the payment sandbox. It stands for a company of its own, so no row of the
 * school's is referred to: all it knows is what it was told.
 */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    id: id().primaryKey(),
    merchantId: text().notNull(),
    tradeNo: text().notNull(),
    /** The look of its page: the wallet that it plays. */
    way: text({ enum: ['wechat', 'alipay'] }).notNull(),
    subject: text().notNull(),
    /** Cents. */
    amountCents: integer().notNull(),
    /** Where the payer goes back to. */
    returnUrl: text().notNull(),
    status: text({ enum: ['unpaid', 'paid', 'closed', 'refunded'] }).notNull(),
    /** What becomes of money that is sent back. */
    refunds: text({ enum: ['once', 'slow', 'stuck'] })
      .notNull()
      .default('once'),
    /** Tries of the payer that failed: no money, wrong password. */
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

/** Money that the sandbox sent back, or could not. */
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

/** Notices that are on their way; each is tried until the school says that it has it. */
export const sandboxNotices = pgTable(
  'sandbox_notices',
  {
    id: id().primaryKey(),
    tradeNo: text().notNull(),
    /** The JSON text, exactly as it is signed and sent. */
    body: text().notNull(),
    signature: text().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null when it arrived or was given up. */
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
