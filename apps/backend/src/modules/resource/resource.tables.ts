import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories } from '../catalogue/index.ts';
import { storedFiles, fileRecords } from '../upload/index.ts';
/** Files shared by a school or its students. Each has a file record with the same id. */
export const resources = pgTable(
  'resources',
  {
    id: partOf(() => fileRecords.id).primaryKey(),
    companyId: ofCompany(),
    /** The only school that shows it; null for all of the company's. */
    schoolId: idOf().references(() => schools.id),
    /** Owner; null for the school itself. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    fileKey: text()
      .notNull()
      .references(() => storedFiles.key),
    /** Without the extension. */
    name: text().notNull(),
    /** In lower case, without the dot. Viewers see the extension of `fileKey`. */
    extension: text().notNull(),
    /** Detected from the bytes, whatever the upload said. */
    category: text({ enum: ['pdf', 'image', 'docs', 'video', 'audio', 'other'] }).notNull(),
    subjectId: idOf().references(() => categories.id),
    summary: text().notNull().default(''),
    isForMembers: boolean().notNull().default(false),
    /** `pending` waits for the school's review; `refused` was rejected or removed. */
    state: text({ enum: ['shown', 'pending', 'refused'] }).notNull(),
    viewCount: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    sharedAt: moment().notNull(),
    /** Name of the demonstration's drawing, whose bytes are stored at the start; empty for all other files. */
    drawing: text().notNull().default(''),
    /** The school's own code for its files; null for those of students. */
    sourceKey: text(),
  },
  (table) => [
    // Pages are found by an index-only scan, and only the files of a page are read.
    index('resources_newest').on(
      table.companyId,
      table.state,
      table.sharedAt.desc(),
      table.id.desc(),
      table.schoolId,
      table.userId,
      table.category,
      table.subjectId,
    ),
    index('resources_popular').on(
      table.companyId,
      table.state,
      table.downloadCount.desc(),
      table.sharedAt.desc(),
      table.id.desc(),
      table.schoolId,
      table.userId,
      table.category,
      table.subjectId,
    ),
    index('resources_owner').on(table.userId, table.sharedAt.desc()),
    index('resources_file').on(table.fileKey),
    uniqueIndex('resources_source').on(table.companyId, table.sourceKey),
  ],
);

/** Whether others see a shared file. */
export type ResourceState = (typeof resources.$inferSelect)['state'];

/** A row of {@link resources}. */
export type ResourceRow = typeof resources.$inferSelect;
