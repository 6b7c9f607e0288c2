import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { ofCompany } from './ofCompany.ts';

/** Nonces, captcha tickets, states of other platforms' log-ins and looks that were used, until they would have expired anyway. */
export const usedOnce = pgTable(
  'used_once',
  {
    companyId: ofCompany(),
    kind: text({ enum: ['nonce', 'captcha', 'third-state', 'presence', 'upload', 'resource'] }).notNull(),
    /** SHA-256 of the value. */
    valueHash: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.kind, table.valueHash] }),
    index('used_once_age').on(table.expiresAt),
  ],
);
