import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Face recognitions, and what each was started for. */
export const faceOrders = pgTable(
  'face_orders',
  {
    /** Unguessable; also the provider's id of the recognition. */
    orderNo: text().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** Purpose: a log-in, a lesson, or another protected action. */
    purpose: text({ enum: ['login', 'lesson', 'common'] }).notNull(),
    /** The lesson or other object that it gives access to; empty for a log-in. */
    subject: text().notNull().default(''),
    /** The log-in that began it and that it gives access to; null for a log-in, and in older rows. */
    sessionId: idOf(),
    /** Digest of the name and ID number that the face is compared with; null for a log-in. */
    papersDigest: text(),
    /** For a log-in: whether the session lasts a month. */
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
