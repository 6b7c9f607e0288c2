import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { uploadedBytes } from '../../platform/metrics/meters.ts';
import { extensionOfName, detectContentType, sniffType } from './fileKinds.ts';
import { fileStore, type FileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { isDrawable } from './pictureSize.ts';
import { expectSpace, PICTURE_SPACE, refuseOverflow } from './space.ts';
import { type FilePurpose, storedFiles, type StoredFile } from './upload.tables.ts';

/** Maximum size of an attachment in bytes; pictures must be smaller. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Returns the address of a stored file: `/files/{key}`. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Error message for an empty file. */
export const EMPTY_FILE = '这个文件是空的，请换一个';

/** Error message for a picture that would need too much memory to display. */
export const TOO_MANY_PIXELS = '图片的像素太多，请缩小后再上传';

const refused = (code: string, message: string): BusinessError =>
  new BusinessError(code, message, { field: 'file' });

/** Stores what refers to a file, in the transaction that inserts the file, so that neither exists without the other. */
type Use<Result> = (tx: Queryable, file: StoredFile) => Promise<Result>;

/**
 * Validates a picture by its bytes and stores it.
 * @returns the result of `use`.
 * @throws {BusinessError} -600 where it is not smaller than 5 MB, -601 where it is not a JPG or PNG or has too
 *   many pixels, -603 where the student has no space left.
 */
export async function storePicture<Result>(
  context: UserContext,
  file: Blob,
  purpose: 'portrait' | 'signature',
  use: Use<Result>,
): Promise<Result> {
  if (file.size >= MAX_FILE_BYTES) throw refused('-600', '图片大小不能超过5MB!');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await sniffType(bytes);
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw refused('-601', '图片只能上传JPG/PNG格式');
  if (!isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension: found.ext, contentType: found.mime }, purpose, use);
}

/**
 * Validates a file of another kind by its bytes and stores it.
 * @returns the result of `use`.
 * @throws {BusinessError} -600 where it is larger than {@link MAX_FILE_BYTES}, -601 where its bytes do not match
 *   its name, -603 where the student has no space left.
 */
export async function storeAttachment<Result>(
  context: UserContext,
  file: File,
  use: Use<Result>,
): Promise<Result> {
  if (file.size === 0) throw refused('-601', EMPTY_FILE);
  if (file.size > MAX_FILE_BYTES) throw refused('-600', '上传的文件过大，请控制在5M以下重新上传');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOfName(file.name);
  const contentType = await detectContentType(bytes, extension);
  if (contentType === undefined) throw refused('-601', '文件内容和格式不符，请重新选择');
  if (contentType.startsWith('image/') && !isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension, contentType }, 'upload', use);
}

/** The detected type of bytes. */
interface FileKind {
  readonly extension: string;
  readonly contentType: string;
}

/** The owner of a file, and its creation time. */
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

/** Stores a file that a student sends in one request, within their space. */
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
  // Checked before any byte is stored, and again in the transaction, together with concurrent uploads.
  await expectSpace(db, user, { ...fitting, size: row.size });
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

/** Stores validated bytes; a school's own files have no limit. */
export async function storeBytes(
  db: Queryable,
  files: FileStore,
  owner: FileOwner,
  bytes: Uint8Array,
  kind: FileKind,
  purpose: FilePurpose = 'school',
): Promise<StoredFile> {
  const row = rowOf(owner, bytes, kind, purpose);
  // The bytes are stored first, so that a row never refers to missing bytes.
  await files.put(row.key, bytes);
  await db.insert(storedFiles).values(row);
  uploadedBytes.inc(row.size);
  return row;
}
