import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** Files that students or their schools gave; their bytes lie in the file store under the same key. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`; the id cannot be guessed. */
    key: text().primaryKey(),
    companyId: ofCompany(),
    /** Who gave it; null for the school itself. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** As the bytes say, whatever the name said. */
    contentType: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** SHA-256 of the bytes in base64url. */
    digest: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('stored_files_owner').on(table.userId, table.createdAt.desc())],
);

/** A row of {@link storedFiles}. */
export type StoredFile = typeof storedFiles.$inferSelect;
