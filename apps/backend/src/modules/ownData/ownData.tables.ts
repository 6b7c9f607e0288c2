import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';

/** Archives of students' data, one per student. */
export const dataArchives = pgTable(
  'data_archives',
  {
    userId: ofUser().primaryKey(),
    companyId: ofCompany(),
    state: text({ enum: ['waiting', 'ready', 'failed'] }).notNull(),
    askedAt: moment().notNull(),
    /**
     * The session that last proved the student's identity, which may have ended; other sessions have to prove
     * it before they get the archive.
     */
    sessionId: idOf(),
    /** When a process began to create it. */
    startedAt: moment(),
    /** Storage key, stored when a process begins to create the archive. */
    archiveKey: text(),
    /** In bytes. */
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

/** Accounts to be closed; cancelling deletes the row. */
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
