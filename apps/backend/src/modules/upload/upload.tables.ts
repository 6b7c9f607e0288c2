import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idOf, moment } from '../../platform/database/columns.ts';
import { ofCompany } from '../../platform/database/tables/ofCompany.ts';
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
    /**
     * What it was given for; null for what is older than this column. A place takes only files that are given for it, so
     * that none which one place removes is named by another. What the school gives a student takes none of their space.
     */
    purpose: text({ enum: ['upload', 'portrait', 'signature', 'school'] }),
  },
  (table) => [index('stored_files_owner').on(table.userId, table.createdAt.desc())],
);

/** What a stored file was given for. */
export type FilePurpose = NonNullable<StoredFile['purpose']>;

/** A row of {@link storedFiles}. */
export type StoredFile = typeof storedFiles.$inferSelect;
