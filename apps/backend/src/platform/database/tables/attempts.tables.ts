import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { ofCompany } from './ofCompany.ts';

/** Counters per time window: failed log-ins of an account, SMS to a number. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    companyId: ofCompany(),
    /** What is counted, and for whom; names and numbers in it are hashed. */
    subject: text().notNull(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.subject] }),
    index('attempt_counts_age').on(table.windowEndsAt),
  ],
);
