import type { UploadedFile } from '@lectern/sdk/endpoints/upload';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { storedFiles } from './upload.tables.ts';
import { fileRecords } from './uploadParts.tables.ts';

/** A file as it was put on record, with what its bytes really are. */
export interface RecordedFile {
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
  /** As the bytes say. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Finds records of a student by their ids, in the order of the ids; those of others and unknown ones are left out. */
export async function findRecords(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<readonly RecordedFile[]> {
  const asked = ids.filter((id) => /^\d{1,18}$/.test(id));
  if (asked.length === 0) return [];
  const rows = await db
    .select({
      id: fileRecords.id,
      key: fileRecords.fileKey,
      fileName: fileRecords.fileName,
      contentType: storedFiles.contentType,
      size: storedFiles.size,
    })
    .from(fileRecords)
    .innerJoin(storedFiles, eq(storedFiles.key, fileRecords.fileKey))
    .where(and(eq(fileRecords.userId, userId), inArray(fileRecords.id, asked)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** What is put on record of a stored file. */
export interface NewRecord extends Pick<UploadedFile, 'fileName' | 'fileCategory' | 'uploadType'> {
  readonly key: string;
  readonly now: Date;
}
