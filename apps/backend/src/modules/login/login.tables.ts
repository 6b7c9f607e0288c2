import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { sessions } from '../../platform/database/tables/users.tables.ts';

/** Each company's RSA key for passwords on their way here. */
export const passwordKeys = pgTable('password_keys', {
  companyId: ofCompany().primaryKey(),
  /** SPKI in PEM. */
  publicKey: text().notNull(),
  /** PKCS#8 in PEM, sealed with the process's secret. */
  privateKeySealed: text().notNull(),
  createdAt: moment().notNull(),
});

/** One-time codes that stand for a log-in: of a new account, or of a session that moves to another page. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** The session that ends when the code is used; null for a new account. */
    sessionId: idOf().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('login_codes_age').on(table.expiresAt)],
);
