import { fileTypeFromBuffer } from 'file-type';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { uploadedBytes } from '../../platform/metrics/meters.ts';
import { extensionOfName, kindOf } from './fileKinds.ts';
import { fileStore, type FileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { isDrawable } from './pictureSize.ts';
import { storedFiles, type StoredFile } from './upload.tables.ts';
import { digestOf } from '../../platform/files/wholeFile.ts';

/** Attachments and pictures have at most this many bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Where a stored file is read: `/files/{key}`. */
export const fileUrl = (key: string): string => `/files/${key}`;

/** Says that a file has no bytes. */
export const EMPTY = '这个文件是空的，请换一个';

/** Says that a picture would need too much memory to be drawn. */
export const TOO_MANY_PIXELS = '图片的像素太多，请缩小后再上传';

const refused = (code: string, message: string): BusinessError =>
  new BusinessError(code, message, { field: 'file' });

/**
 * Checks a picture by its bytes and keeps it.
 * @throws {BusinessError} -600 when it is larger than 5 MB, -601 when it is no JPG or PNG or declares too many pixels.
 */
export async function keepPicture(context: UserContext, file: Blob): Promise<StoredFile> {
  if (file.size > LARGEST_FILE) throw refused('-600', '图片大小不能超过5MB!');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw refused('-601', '图片只能上传JPG/PNG格式');
  if (!isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension: found.ext, contentType: found.mime });
}

/**
 * Checks a file of another kind by its bytes and keeps it.
 * @throws {BusinessError} -600 when it is larger than {@link LARGEST_FILE}, -601 when its bytes are not what its name says.
 */
export async function keepAttachment(context: UserContext, file: File): Promise<StoredFile> {
  if (file.size === 0) throw refused('-601', EMPTY);
  if (file.size > LARGEST_FILE) throw refused('-600', '上传的文件过大，请控制在5M以下重新上传');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = extensionOfName(file.name);
  const contentType = await kindOf(bytes, extension);
  if (contentType === undefined) throw refused('-601', '文件内容和格式不符，请重新选择');
  if (contentType.startsWith('image/') && !isDrawable(bytes)) throw refused('-601', TOO_MANY_PIXELS);
  return keep(context, bytes, { extension, contentType });
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

const keep = (
  { services, db, company, user, clock }: UserContext,
  bytes: Uint8Array,
  kind: FileKind,
): Promise<StoredFile> =>
  keepBytes(
    db,
    services.get(fileStore),
    { companyId: company.id, userId: user.id, now: clock.now() },
    bytes,
    kind,
  );

/** Keeps bytes that were checked. */
export async function keepBytes(
  db: Queryable,
  files: FileStore,
  { companyId, userId, now }: FileOwner,
  bytes: Uint8Array,
  { extension, contentType }: FileKind,
): Promise<StoredFile> {
  const row: StoredFile = {
    key: newFileKey(companyId, extension, now),
    companyId,
    userId,
    contentType,
    size: bytes.byteLength,
    digest: digestOf(bytes),
    createdAt: now,
  };
  // The bytes first: a record must never name what is not there.
  await files.put(row.key, bytes);
  await db.insert(storedFiles).values(row);
  uploadedBytes.inc(row.size);
  return row;
}
