import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Archives of all that is held of a student, one at a time. */
export const dataArchives = pgTable(
  'data_archives',
  {
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    state: text({ enum: ['waiting', 'ready', 'failed'] }).notNull(),
    askedAt: moment().notNull(),
    /** The log-in that proved last whose it is, which may be gone by now: others have to before they get it. */
    sessionId: idOf(),
    /** Since when a process makes it. */
    startedAt: moment(),
    /** Key in the file store, on record from when a process begins to make it. */
    archiveKey: text(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    expiresAt: moment(),
  },
  (table) => [
    index('data_archives_waiting')
      .on(table.askedAt)
      .where(sql`${table.state} = 'waiting'`),
    index('data_archives_age').on(table.expiresAt),
  ],
);

/** Accounts that are to be closed; a row goes when the student takes it back. */
export const accountClosures = pgTable(
  'account_closures',
  {
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    askedAt: moment().notNull(),
    closesAt: moment().notNull(),
  },
  (table) => [index('account_closures_due').on(table.closesAt)],
);

/** A row of {@link dataArchives}. */
export type DataArchive = typeof dataArchives.$inferSelect;
