import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { ofCompany } from './ofCompany.ts';

/**
 * Single-use values that were used (nonces, captcha tickets, `state` values of third-party log-ins, presence
 * checks …), kept until they would have expired anyway.
 */
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
