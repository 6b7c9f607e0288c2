import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Face recognitions that began, and what waits for each. */
export const faceOrders = pgTable(
  'face_orders',
  {
    /** Unguessable; the provider knows the recognition by it. */
    orderNo: text().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** What it is for: a log-in, a lesson, or any other protected action. */
    purpose: text({ enum: ['login', 'lesson', 'common'] }).notNull(),
    /** The lesson, or whatever else it opens; empty for a log-in. */
    subject: text().notNull().default(''),
    /** Digest of the name and the number that the face is held against; null for a log-in. */
    papersDigest: text(),
    /** For a log-in: whether the session should be kept for a month. */
    isRemembered: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When it was found to have passed; a log-in can use it once. */
    passedAt: moment(),
  },
  (table) => [
    index('face_orders_user').on(table.userId, table.purpose),
    index('face_orders_age').on(table.expiresAt),
  ],
);
