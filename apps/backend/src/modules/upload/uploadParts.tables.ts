import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { rowOfCompany } from '../../platform/database/tables/ofCompany.ts';
import { ofUser } from '../../platform/database/tables/ofUser.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { storedFiles } from './upload.tables.ts';

/** Uploads in parts that have begun; finished ones stay, so that asking again gives the same file. */
export const uploadSessions = pgTable(
  'upload_sessions',
  {
    ...rowOfCompany(),
    userId: ofUser(),
    /** Key of the file that it becomes, made by the server. */
    key: text().notNull().unique(),
    /** Bytes of the whole file. */
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of each part that is there, from the first, in base64url. */
    digests: text().array().notNull().default([]),
    createdAt: moment().notNull(),
    /** When it was last asked for, or a part came. */
    touchedAt: moment().notNull(),
    finishedAt: moment(),
  },
  (table) => [
    index('upload_sessions_owner').on(table.userId),
    index('upload_sessions_age').on(table.touchedAt),
  ],
);

/** What was said of an uploaded file when it was put on record. */
export const fileRecords = pgTable(
  'file_records',
  {
    ...rowOfCompany(),
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
    createdAt: moment().notNull(),
  },
  (table) => [index('file_records_owner').on(table.userId, table.createdAt.desc())],
);

/** A row of {@link uploadSessions}. */
export type UploadSession = typeof uploadSessions.$inferSelect;
