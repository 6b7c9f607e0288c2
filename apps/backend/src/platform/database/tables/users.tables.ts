import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, idOf, type JsonObject, moment, partOf } from '../columns.ts';
import { ofCompany, rowOfCompany } from './ofCompany.ts';
import { schools } from './companies.tables.ts';

/** A person's account with one company. A mobile number, user name or email belongs to one account at most. */
export const users = pgTable(
  'users',
  {
    ...rowOfCompany(),
    /** The school the person belongs to; the company's default one when null. */
    schoolId: idOf().references(() => schools.id),
    mobile: text(),
    /** Stored as typed; compared case-insensitively. */
    username: text(),
    email: text(),
    /** Written by `hashPassword`; null when the account has no password (SMS or third party only). */
    passwordHash: text(),
    /** True while the person must choose another password before doing anything else. */
    mustChangePassword: boolean().notNull().default(false),
    /** `closed` is an account that its owner closed: it has no personal data any more. */
    status: text({ enum: ['active', 'disabled', 'closed'] })
      .notNull()
      .default('active'),
    /** Why the school mutes the student, shown to them; null where it does not. */
    muteReason: text(),
    /** The end of the mute; null where the school lifts it. */
    mutedUntil: moment(),
    name: text(),
    profile: jsonb().$type<JsonObject>().notNull().default({}),
    /** The school's own number for the person; null where it gave none. */
    sourceKey: text(),
    lastLoginAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_source').on(table.companyId, sql`lower(${table.sourceKey})`),
    uniqueIndex('users_mobile').on(table.companyId, table.mobile),
    uniqueIndex('users_username').on(table.companyId, sql`lower(${table.username})`),
    uniqueIndex('users_email').on(table.companyId, sql`lower(${table.email})`),
  ],
);

/** A log-in on one device. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    tokenHash: text().notNull().unique(),
    companyId: ofCompany(),
    userId: partOf(() => users.id),
    /** The school chosen in this session. */
    schoolId: idOf().references(() => schools.id),
    deviceId: text(),
    /** How long the session lasts after its last use. */
    lifetimeSeconds: integer().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** `otherLogin` makes calls fail with 409, the others with 401. */
    revokedReason: text({ enum: ['logout', 'otherLogin', 'passwordChanged', 'admin'] }),
  },
  (table) => [
    index('sessions_user')
      .on(table.userId)
      .where(sql`${table.revokedAt} is null`),
    index('sessions_other_login')
      .on(table.userId)
      .where(sql`${table.revokedReason} = 'otherLogin'`),
  ],
);

/** A row of {@link users}. */
export type User = typeof users.$inferSelect;
/** A row of {@link sessions}. */
export type Session = typeof sessions.$inferSelect;
