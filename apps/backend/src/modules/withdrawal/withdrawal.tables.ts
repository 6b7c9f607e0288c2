import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** Where a student's money is paid out to. It is bound once; the school can undo it. */
export const payees = pgTable('payees', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  openid: text().notNull(),
  boundAt: moment().notNull(),
});

/** The states of a withdrawal. */
export const withdrawalStates = ['asked', 'approved', 'confirming', 'paid', 'refused', 'failed'] as const;

/**
 * Money that students take out of their balance. It leaves the balance when it is asked for, and comes back when
 * it is refused or fails.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    ...rowOfCompany(),
    userId: refersTo(() => users.id),
    /** Cents. */
    amountCents: integer().notNull(),
    /** The payee when it was asked for. */
    openid: text().notNull(),
    /** `confirming` waits for the payee to accept it in their messenger. */
    state: text({ enum: withdrawalStates }).notNull(),
    /** What the payee's messenger asks for while it is `confirming`. */
    packageInfo: text().notNull().default(''),
    /** Why it was refused or failed. */
    reason: text().notNull().default(''),
    /** How often the provider was asked in this state, and when next. */
    attempts: integer().notNull().default(0),
    dueAt: moment().notNull(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    uniqueIndex('withdrawals_open')
      .on(table.userId)
      .where(sql`${table.state} in ('asked', 'approved', 'confirming')`),
    index('withdrawals_of').on(table.userId, table.id.desc()),
    index('withdrawals_due')
      .on(table.dueAt)
      .where(sql`${table.state} in ('approved', 'confirming')`),
    check('withdrawals_amount', sql`${table.amountCents} > 0`),
    check(
      'withdrawals_ended',
      sql`(${table.state} in ('paid', 'refused', 'failed')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** A row of {@link withdrawals}. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;
