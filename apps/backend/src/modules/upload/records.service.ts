import type { Queryable } from '../../platform/database/connection.ts';
import { removesRows } from '../../platform/database/rows/writtenRow.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { fileRecords, uploadSessions } from './uploadParts.tables.ts';
import { type NewRecord, SHARED_UPLOAD } from './records.repo.ts';
import { cameAsUpload } from './purposes.service.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { extensionOf } from './fileKinds.ts';
import { fileNameOf } from './fileNames.ts';
import { fileUrl } from './keepFile.service.ts';
import { storedFiles } from './upload.tables.ts';
import type { UploadedFile, SavedFile, DownloadCheckIn } from '@lectern/sdk/endpoints/upload';
import type { UserContext } from '../../platform/http/context.ts';
import { isId } from '../../platform/database/columns.ts';

/** What is written of a record's file: its kind is what the key ends in, which its bytes were held against. */
const fileOf = ({ key, fileName, fileCategory }: Pick<NewRecord, 'key' | 'fileName' | 'fileCategory'>) => ({
  fileKey: key,
  fileName,
  fileType: extensionOf(key),
  category: fileCategory,
});

/** Puts a stored file on record. @param userId null for the school itself. @returns the record's id; undefined where it has one */
export async function recordFile(
  tx: Queryable,
  { companyId, userId }: { readonly companyId: string; readonly userId: string | null },
  record: NewRecord,
): Promise<string | undefined> {
  const [made] = await tx
    .insert(fileRecords)
    .values({ ...fileOf(record), uploadType: record.uploadType, companyId, userId, createdAt: record.now })
    .onConflictDoNothing()
    .returning({ id: fileRecords.id });
  return made?.id;
}

/** Puts another stored file in the place of one on record. */
export async function changeRecord(
  tx: Queryable,
  id: string,
  file: Parameters<typeof fileOf>[0],
): Promise<void> {
  await tx.update(fileRecords).set(fileOf(file)).where(eq(fileRecords.id, id));
}

/** Takes files of the school off record, with all that shares them. */
export const removeRecords = removesRows(fileRecords);

/**
 * Puts a student's stored file on record. Returns the record's id.
 * @throws {BusinessError} -602 for a file that is on record already.
 */
export async function putOnRecord(tx: Queryable, user: User, record: NewRecord): Promise<string> {
  const fileName = fileNameOf(record.fileName, record.key);
  const id = await recordFile(tx, { companyId: user.companyId, userId: user.id }, { ...record, fileName });
  if (id === undefined) throw new BusinessError('-602', '文件重复上传', { field: 'sourcePath' });
  return id;
}

/** Answers `upload.saveAttachment`. */
export async function saveAttachment(input: UploadedFile, context: UserContext): Promise<SavedFile> {
  const { transaction, user, clock } = context;
  // What the file is and what counts against the space is decided here, not by what the browser says.
  const { sourcePath, sourceSize, fileName, fileCategory, uploadType } = input;
  return transaction(async (tx) => {
    // Only what came as an upload: a signature, a marked work or an invoice is the student's too, and no file to record.
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
    const resourceId = await putOnRecord(tx, user, record);
    return { resourceId, url: fileUrl(file.key) };
  });
}

/** Answers `upload.downloadCheck`. */
export async function downloadCheck(
  { resourceId }: DownloadCheckIn,
  { db, user }: UserContext,
): Promise<null> {
  if (resourceId === undefined) return null;
  const [record] = isId(resourceId)
    ? await db.select({ userId: fileRecords.userId }).from(fileRecords).where(eq(fileRecords.id, resourceId))
    : [];
  if (record?.userId !== user.id) throw new BusinessError('0', '没有下载这个文件的权限');
  return null;
}

/** What was taken off record. */
export interface ForgottenFiles {
  readonly count: number;
  /** The keys whose bytes may go now. */
  readonly keys: readonly string[];
}

/**
 * Takes what a student uploaded to be shared off record, which gives its space back. What did not come as an upload stays
 * among the stored files, whatever a record says of it: something else names it.
 */
export async function forgetFiles(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<ForgottenFiles> {
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
  const gone = await tx
    .delete(storedFiles)
    .where(and(isOnRecord, cameAsUpload(tx)))
    .returning({ key: storedFiles.key });
  const keys = gone.map(({ key }) => key);
  await tx.delete(uploadSessions).where(inArray(uploadSessions.key, keys));
  return { count: records.length, keys };
}

/** Makes files the school's own that a student had: documents that it has to keep. */
export async function handToSchool(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx
    .update(storedFiles)
    .set({ userId: null })
    .where(inArray(storedFiles.key, [...keys]));
}
