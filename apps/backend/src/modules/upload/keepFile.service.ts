import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { uploadedBytes } from '../../platform/metrics/meters.ts';
import { extensionOfName, kindOf, sniffed } from './fileKinds.ts';
import { fileStore, type FileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { isDrawable } from './pictureSize.ts';
import { expectRoom, PICTURE_SPACE, refuseOverflow } from './space.ts';
import { type FilePurpose, storedFiles, type StoredFile } from './upload.tables.ts';

/** Attachments have at most this many bytes, pictures fewer. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Where a stored file is read: `/files/{key}`. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Says that a file has no bytes. */
export const EMPTY = '这个文件是空的，请换一个';

/** Says that a picture would need too much memory to be drawn. */
export const TOO_MANY_PIXELS = '图片的像素太多，请缩小后再上传';

const refused = (code: string, message: string): BusinessError =>
  new BusinessError(code, message, { field: 'file' });

/** Writes what names a file, in the transaction that puts it among the stored ones: neither comes without the other. */
type Use<Result> = (tx: Queryable, file: StoredFile) => Promise<Result>;

/**
 * Checks a picture by its bytes and keeps it.
 * @returns what `use` made of it.
 * @throws {BusinessError} -600 when it is not smaller than 5 MB, -601 when it is no JPG or PNG or declares too many pixels,
 * -603 where the student has no space left.
 */
export async function keepPicture<Result>(
  context: UserContext,
  file: Blob,
  purpose: 'portrait' | 'signature',
  use: Use<Result>,
): Promise<Result> {
  if (file.size >= LARGEST_FILE) throw refused('-600', '图片大小不能超过5MB!');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await sniffed(bytes);
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw refused('-601', '图片只能上传JPG/PNG格式');
  if (!isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension: found.ext, contentType: found.mime }, purpose, use);
}

/**
 * Checks a file of another kind by its bytes and keeps it.
 * @returns what `use` made of it.
 * @throws {BusinessError} -600 when it is larger than {@link LARGEST_FILE}, -601 when its bytes are not what its name says,
 * -603 where the student has no space left.
 */
export async function keepAttachment<Result>(
  context: UserContext,
  file: File,
  use: Use<Result>,
): Promise<Result> {
  if (file.size === 0) throw refused('-601', EMPTY);
  if (file.size > LARGEST_FILE) throw refused('-600', '上传的文件过大，请控制在5M以下重新上传');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOfName(file.name);
  const contentType = await kindOf(bytes, extension);
  if (contentType === undefined) throw refused('-601', '文件内容和格式不符，请重新选择');
  if (contentType.startsWith('image/') && !isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension, contentType }, 'upload', use);
}

/** What bytes are. */
interface FileKind {
  readonly extension: string;
  readonly contentType: string;
}

/** Whose a file is, and since when. */
export interface FileOwner {
  readonly companyId: string;
  /** Null for the school itself. */
  readonly userId: string | null;
  readonly now: Date;
}

const rowOf = (
  { companyId, userId, now }: FileOwner,
  bytes: Uint8Array,
  { extension, contentType }: FileKind,
  purpose: FilePurpose,
): StoredFile => ({
  key: newFileKey(companyId, extension, now),
  companyId,
  userId,
  contentType,
  size: bytes.byteLength,
  digest: digestOf(bytes),
  createdAt: now,
  purpose,
});

/** Keeps what a student gives in one piece, within their space. */
async function keep<Result>(
  { services, transaction, db, company, user, clock }: UserContext,
  bytes: Uint8Array,
  kind: FileKind,
  purpose: FilePurpose,
  use: Use<Result>,
): Promise<Result> {
  const files = services.get(fileStore);
  const row = rowOf({ companyId: company.id, userId: user.id, now: clock.now() }, bytes, kind, purpose);
  const fitting = { field: 'file', beyond: purpose === 'upload' ? 0 : PICTURE_SPACE };
  // Asked before any byte is kept, and then again together with what came meanwhile.
  await expectRoom(db, user, { ...fitting, size: row.size });
  await files.put(row.key, bytes);
  try {
    const result = await transaction(async (tx) => {
      await tx.insert(storedFiles).values(row);
      await refuseOverflow(tx, user, fitting);
      return use(tx, row);
    });
    uploadedBytes.inc(row.size);
    return result;
  } catch (error) {
    if (error instanceof BusinessError) await files.remove(row.key);
    throw error;
  }
}

/** Keeps bytes that were checked; those of a school are bounded by nothing. */
export async function keepBytes(
  db: Queryable,
  files: FileStore,
  owner: FileOwner,
  bytes: Uint8Array,
  kind: FileKind,
  purpose: FilePurpose = 'school',
): Promise<StoredFile> {
  const row = rowOf(owner, bytes, kind, purpose);
  // The bytes first: a record must never name what is not there.
  await files.put(row.key, bytes);
  await db.insert(storedFiles).values(row);
  uploadedBytes.inc(row.size);
  return row;
}
