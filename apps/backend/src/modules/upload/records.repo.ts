import type { UploadedFile } from '@lectern/sdk/endpoints/upload';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isId } from '../../platform/database/columns.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

/**
 * Where records say that they were uploaded to be shared. What is shared may be taken back, with its bytes: so nothing
 * else is made of it, and what is something else is never shared.
 */
export const SHARED_UPLOAD = 'resource';

/** A file as it was put on record, with what its bytes really are. */
export interface RecordedFile {
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
  /** As the bytes say. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Whether its student may take it back. */
  readonly isRemovable: boolean;
}

/** Finds records of a student by their ids, in the order of the ids; those of others and unknown ones are left out. */
export async function findRecords(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<readonly RecordedFile[]> {
  const asked = ids.filter(isId);
  if (asked.length === 0) return [];
  const rows = await db
    .select({
      id: fileRecords.id,
      key: fileRecords.fileKey,
      fileName: fileRecords.fileName,
      contentType: storedFiles.contentType,
      size: storedFiles.size,
      isRemovable: sql<boolean>`${fileRecords.uploadType} = ${SHARED_UPLOAD}`,
    })
    .from(fileRecords)
    .innerJoin(storedFiles, eq(storedFiles.key, fileRecords.fileKey))
    .where(and(eq(fileRecords.userId, userId), inArray(fileRecords.id, asked)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** Finds records of a student that may become part of something that stays: those that its student cannot take back. */
export const findLastingRecords = async (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<readonly RecordedFile[]> =>
  (await findRecords(db, userId, ids)).filter(({ isRemovable }) => !isRemovable);

/** What is put on record of a stored file. */
export interface NewRecord extends Pick<UploadedFile, 'fileName' | 'fileCategory' | 'uploadType'> {
  readonly key: string;
  readonly now: Date;
}
