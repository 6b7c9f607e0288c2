import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';

/** Each company's RSA key, with which browsers encrypt passwords. */
export const passwordKeys = pgTable('password_keys', {
  companyId: ofCompany().primaryKey(),
  /** SPKI in PEM. */
  publicKey: text().notNull(),
  /** PKCS #8 in PEM, encrypted with the process's secret. */
  privateKeySealed: text().notNull(),
  createdAt: moment().notNull(),
});

/** One-time codes for a log-in: to a new account, or moving a session to another page. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** The session that ends when the code is used; null for a log-in without an earlier session. */
    sessionId: idOf().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('login_codes_age').on(table.expiresAt)],
);
