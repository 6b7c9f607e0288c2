import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idOf, moment, partOf } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories } from '../catalogue/index.ts';
import { storedFiles, fileRecords } from '../upload/index.ts';
/** Files that a school or its students share. Each is a file on record, under the same id. */
export const resources = pgTable(
  'resources',
  {
    id: partOf(() => fileRecords.id).primaryKey(),
    companyId: ofCompany(),
    /** The only school that shows it; all of the company's when null. */
    schoolId: idOf().references(() => schools.id),
    /** Who shared it; null for the school itself. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    fileKey: text()
      .notNull()
      .references(() => storedFiles.key),
    /** Without the extension. */
    name: text().notNull(),
    /** In lower case, without dot. The ending of `fileKey` is what its readers are told. */
    extension: text().notNull(),
    /** As the bytes say, whatever was said of them. */
    category: text({ enum: ['pdf', 'image', 'docs', 'video', 'audio', 'other'] }).notNull(),
    subjectId: idOf().references(() => categories.id),
    summary: text().notNull().default(''),
    isForMembers: boolean().notNull().default(false),
    /** `pending` waits for the school; `refused` was not let through, or taken away. */
    state: text({ enum: ['shown', 'pending', 'refused'] }).notNull(),
    viewCount: integer().notNull().default(0),
    downloadCount: integer().notNull().default(0),
    sharedAt: moment().notNull(),
    /** Which file of the demonstration it is: a start lays its bytes where the files are. Empty for all others. */
    drawing: text().notNull().default(''),
    /** The school’s own code for one that it shares; null for those of students. */
    sourceKey: text(),
  },
  (table) => [
    // Pages are found in these alone, and only the files of a page are read.
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
