import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { storedFiles, type StoredFile } from './upload.tables.ts';

/** Reads the files that a school itself stored, oldest first. */
export const findSchoolFiles = (db: Queryable, companyId: string): Promise<StoredFile[]> =>
  db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), isNull(storedFiles.userId)))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.key));
