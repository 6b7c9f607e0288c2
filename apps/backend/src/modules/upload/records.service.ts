import type { Queryable } from '../../platform/database/connection.ts';
import { rowDeleter } from '../../platform/database/rows/writtenRow.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';
import { type NewRecord, SHARED_UPLOAD } from './records.repo.ts';
import { isUpload } from './purposes.service.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { extensionOf } from './fileKinds.ts';
import { fileNameOf } from './fileNames.ts';
import { fileUrl } from './keepFile.service.ts';
import { storedFiles } from './upload.tables.ts';
import type { UploadedFile, SavedFile, DownloadCheckIn } from '@lectern/sdk/endpoints/upload';
import type { UserContext } from '../../platform/http/context.ts';
import { idOrNone } from '../../platform/database/columns.ts';

/**
 * Returns the columns of a record's file; the file kind is the extension of the key, which was checked against
 * the bytes.
 */
const fileOf = ({ key, fileName, fileCategory }: Pick<NewRecord, 'key' | 'fileName' | 'fileCategory'>) => ({
  fileKey: key,
  fileName,
  fileType: extensionOf(key),
  category: fileCategory,
});

/**
 * Inserts the record of a stored file. @param userId null for the school itself. @returns the record's id;
 * undefined where the file already has one
 */
export async function insertFileRecord(
  tx: Queryable,
  { companyId, userId }: { readonly companyId: string; readonly userId: string | null },
  record: NewRecord,
): Promise<string | undefined> {
  const [created] = await tx
    .insert(fileRecords)
    .values({ ...fileOf(record), uploadType: record.uploadType, companyId, userId, createdAt: record.now })
    .onConflictDoNothing()
    .returning({ id: fileRecords.id });
  return created?.id;
}

/** Replaces the stored file of a record. */
export async function changeRecord(
  tx: Queryable,
  id: string,
  file: Parameters<typeof fileOf>[0],
): Promise<void> {
  await tx.update(fileRecords).set(fileOf(file)).where(eq(fileRecords.id, id));
}

/** Deletes records of the school's files, with everything that shares them. */
export const removeRecords = rowDeleter(fileRecords);

/**
 * Inserts the record of a student's stored file, and returns its id.
 * @throws {BusinessError} -602 for a file that already has a record.
 */
export async function insertStudentRecord(tx: Queryable, user: User, record: NewRecord): Promise<string> {
  const fileName = fileNameOf(record.fileName, record.key);
  const id = await insertFileRecord(
    tx,
    { companyId: user.companyId, userId: user.id },
    { ...record, fileName },
  );
  if (id === undefined) throw new BusinessError('-602', '文件重复上传', { field: 'sourcePath' });
  return id;
}

/** Answers `upload.saveAttachment`. */
export async function saveAttachment(input: UploadedFile, context: UserContext): Promise<SavedFile> {
  const { transaction, user, clock } = context;
  // The type of the file and its size are determined by the server, whatever the browser sent.
  const { sourcePath, sourceSize, fileName, fileCategory, uploadType } = input;
  return transaction(async (tx) => {
    // Only uploads: signatures, marked works and invoices also belong to the student, but get no record.
    const [file] = await tx
      .select({ key: storedFiles.key, size: storedFiles.size })
      .from(storedFiles)
      .innerJoin(uploadSessions, eq(uploadSessions.key, storedFiles.key))
      .where(
        and(
          eq(storedFiles.key, sourcePath),
          eq(storedFiles.userId, user.id),
          eq(uploadSessions.userId, user.id),
          isNotNull(uploadSessions.finishedAt),
        ),
      );
    if (file === undefined || file.size !== sourceSize)
      throw new BusinessError('-601', '文件上传失败，请重新上传', { field: 'sourcePath' });
    const record = { key: file.key, fileName, fileCategory, uploadType, now: clock.now() };
    const resourceId = await insertStudentRecord(tx, user, record);
    return { resourceId, url: fileUrl(file.key) };
  });
}

/** Answers `upload.downloadCheck`. */
export async function downloadCheck(
  { resourceId }: DownloadCheckIn,
  { db, user }: UserContext,
): Promise<null> {
  if (resourceId === undefined) return null;
  const [record] = await db
    .select({ userId: fileRecords.userId })
    .from(fileRecords)
    .where(eq(fileRecords.id, idOrNone(resourceId)));
  if (record?.userId !== user.id) throw new BusinessError('0', '没有下载这个文件的权限');
  return null;
}

/** The result of deleting records. */
export interface DeletedRecords {
  readonly count: number;
  /** The keys of the files to delete. */
  readonly keys: readonly string[];
}

/**
 * Deletes records of files that a student uploaded to share, which frees their space. Files that were not
 * uploads are kept in storage whatever their record says, since something else refers to them.
 */
export async function deleteRecords(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<DeletedRecords> {
  const records = await tx
    .delete(fileRecords)
    .where(
      and(
        eq(fileRecords.userId, userId),
        eq(fileRecords.uploadType, SHARED_UPLOAD),
        inArray(fileRecords.id, [...ids]),
      ),
    )
    .returning({ key: fileRecords.fileKey });
  const isOnRecord = inArray(
    storedFiles.key,
    records.map(({ key }) => key),
  );
  const deleted = await tx
    .delete(storedFiles)
    .where(and(isOnRecord, isUpload(tx)))
    .returning({ key: storedFiles.key });
  const keys = deleted.map(({ key }) => key);
  await tx.delete(uploadSessions).where(inArray(uploadSessions.key, keys));
  return { count: records.length, keys };
}

/** Makes a student's files the school's own, for documents that the school has to keep. */
export async function handToSchool(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ userId: null })
    .where(inArray(storedFiles.key, [...keys]));
}
