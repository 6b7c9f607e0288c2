import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../database/columns.ts';
import { ofCompany } from '../../database/ofCompany.ts';
import { sessions, users } from '../../database/tables/users.tables.ts';

/** Each company's RSA key for passwords on their way here. */
export const passwordKeys = pgTable('password_keys', {
  companyId: ofCompany().primaryKey(),
  /** SPKI in PEM. */
  publicKey: text().notNull(),
  /** PKCS#8 in PEM, sealed with the process's secret. */
  privateKeySealed: text().notNull(),
  createdAt: moment().notNull(),
});

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

/** One-time codes that stand for a log-in: of a new account, or of a session that moves to another page. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text().primaryKey(),
    companyId: ofCompany(),
    userId: idOf()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that ends when the code is used; null for a new account. */
    sessionId: idOf().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('login_codes_age').on(table.expiresAt)],
);
