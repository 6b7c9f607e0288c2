import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
import { users } from '../../platform/database/tables/users.tables.ts';

/** Files of students and schools; their bytes are in the file store under the same key. */
export const storedFiles = pgTable(
  'stored_files',
  {
    /** `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`; the id cannot be guessed. */
    key: text().primaryKey(),
    companyId: ofCompany(),
    /** Owner; null for the school itself. */
    userId: idOf().references(() => users.id, { onDelete: 'cascade' }),
    /** Detected from the bytes, whatever the name says. */
    contentType: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** SHA-256 of the bytes in base64url. */
    digest: text().notNull(),
    createdAt: moment().notNull(),
    /**
     * What it was stored for; null on rows older than this column. Each module uses only files with its own
     * purpose, so that a file deleted by one module is never used by another. Files that the school gives a
     * student do not count for the student's space.
     */
    purpose: text({ enum: ['upload', 'portrait', 'signature', 'school'] }),
  },
  (table) => [index('stored_files_owner').on(table.userId, table.createdAt.desc())],
);

/** Purpose of a stored file. */
export type FilePurpose = NonNullable<StoredFile['purpose']>;

/** A row of {@link storedFiles}. */
export type StoredFile = typeof storedFiles.$inferSelect;
