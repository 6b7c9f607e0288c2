import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';

/** The last code sent to each number. */
export const smsCodes = pgTable(
  'sms_codes',
  {
    companyId: ofCompany(),
    /** The number, signed with the process's secret. */
    mobileHash: text().notNull(),
    /** The code, signed with the process's secret. */
    codeHash: text().notNull(),
    triesLeft: smallint().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.mobileHash] }),
    index('sms_codes_age').on(table.expiresAt),
  ],
);
