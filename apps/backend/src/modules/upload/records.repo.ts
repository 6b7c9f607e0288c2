import type { UploadedFile } from '@lectern/sdk/endpoints/upload';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { isId } from '../../platform/database/columns.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

/**
 * Value of `uploadType` for files uploaded to be shared. A shared file may be deleted with its bytes, so it
 * must not be used for anything else, and a file used otherwise is never shared.
 */
export const SHARED_UPLOAD = 'resource';

/** A file record with the detected type of its bytes. */
export interface RecordedFile {
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
  /** Detected from the bytes. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** Whether its student may delete it. */
  readonly isRemovable: boolean;
}

/**
 * Finds records of a student by their ids, in the order of the ids; unknown ids and those of other students are
 * left out.
 */
export async function findRecords(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<readonly RecordedFile[]> {
  const validIds = ids.filter(isId);
  if (validIds.length === 0) return [];
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
    .where(and(eq(fileRecords.userId, userId), inArray(fileRecords.id, validIds)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return validIds.flatMap((id) => byId.get(id) ?? []);
}

/** Finds records of a student that may become part of permanent content: those that the student cannot delete. */
export const findLastingRecords = async (
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<readonly RecordedFile[]> =>
  (await findRecords(db, userId, ids)).filter(({ isRemovable }) => !isRemovable);

/** The data of a new file record. */
export interface NewRecord extends Pick<UploadedFile, 'fileName' | 'fileCategory' | 'uploadType'> {
  readonly key: string;
  readonly now: Date;
}
