import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, refersTo } from '../../platform/database/columns.ts';
import { ofCompany, rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** The payees of students' withdrawals. Bound once; only the school can unbind one. */
export const payees = pgTable('payees', {
  userId: ofUser().primaryKey(),
  companyId: ofCompany(),
  openid: text().notNull(),
  boundAt: moment().notNull(),
});

/** The states of a withdrawal. */
export const withdrawalStates = ['asked', 'approved', 'confirming', 'paid', 'refused', 'failed'] as const;

/**
 * Withdrawals from students' balances. The amount leaves the balance with the request, and is returned if the
 * withdrawal is refused or fails.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    ...rowOfCompany(),
    userId: refersTo(() => users.id),
    /** In cents. */
    amountCents: integer().notNull(),
    /** The payee at the time of the request. */
    openid: text().notNull(),
    /** `confirming` waits for the payee to accept it in WeChat. */
    state: text({ enum: withdrawalStates }).notNull(),
    /** What WeChat needs to show the transfer while it is `confirming`. */
    packageInfo: text().notNull().default(''),
    /** Why it was refused or failed. */
    reason: text().notNull().default(''),
    /** How often the provider was asked in this state, and when it is asked next. */
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
