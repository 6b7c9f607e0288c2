import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, idOf, moment } from '../../database/columns.ts';
import { ofCompany } from '../../database/ofCompany.ts';
import { users } from '../../database/tables/users.tables.ts';
import { storedFiles } from './upload.tables.ts';

const ofUser = () =>
  idOf()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Uploads in parts that have begun; finished ones stay, so that asking again gives the same file. */
export const uploadSessions = pgTable(
  'upload_sessions',
  {
    id: id().primaryKey(),
    companyId: ofCompany(),
    userId: ofUser(),
    /** Key of the file that it becomes. */
    key: text().notNull().unique(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** How many of its first parts are there. */
    received: integer().notNull().default(0),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [index('upload_sessions_age').on(table.createdAt)],
);

/** What was said of an uploaded file when it was put on record (specification 3, uploaded file). */
export const fileRecords = pgTable(
  'file_records',
  {
    id: id().primaryKey(),
    companyId: ofCompany(),
    /** Whose it is; null for the school itself. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    fileKey: text()
      .notNull()
      .unique()
      .references(() => storedFiles.key),
    fileName: text().notNull(),
    fileType: text().notNull(),
    category: text({ enum: ['pdf', 'image', 'docs', 'video', 'audio', 'other'] }).notNull(),
    uploadType: text().notNull(),
    /** 1 where its size is taken off the student's space. */
    deductionSpaceFlag: smallint().$type<0 | 1>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('file_records_owner').on(table.userId, table.createdAt.desc())],
);

/** A row of {@link uploadSessions}. */
export type UploadSession = typeof uploadSessions.$inferSelect;
