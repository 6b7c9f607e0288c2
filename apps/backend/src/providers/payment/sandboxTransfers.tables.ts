import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../platform/database/columns.ts';

/** Transfers of the payment sandbox, without foreign keys to the school's tables. */
export const sandboxTransfers = pgTable('sandbox_transfers', {
  id: id().primaryKey(),
  billNo: text().notNull().unique(),
  openid: text().notNull(),
  /** Cents. */
  amountCents: integer().notNull(),
  remark: text().notNull(),
  status: text({ enum: ['confirming', 'paid', 'failed'] }).notNull(),
  /** Reason of a failure. */
  reason: text().notNull().default(''),
  createdAt: moment().notNull(),
});

/** A row of {@link sandboxTransfers}. */
export type SandboxTransfer = typeof sandboxTransfers.$inferSelect;
