import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';
import { ofCompany } from '../../database/ofCompany.ts';

/** Nonces, captcha tickets and states of other platforms' log-ins that were used, until they would have expired anyway. */
export const usedOnce = pgTable(
  'used_once',
  {
    companyId: ofCompany(),
    kind: text({ enum: ['nonce', 'captcha', 'third-state', 'presence', 'upload'] }).notNull(),
    /** SHA-256 of the value. */
    valueHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.valueHash] }),
    index('used_once_age').on(table.expiresAt),
  ],
);

/** The code that was last sent to a number. */
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
