import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { fileStore, newFileKey } from './fileStore.ts';
import { storedFiles, type StoredFile } from './upload.tables.ts';

/** Attachments and pictures have at most this many bytes (specification 9). */
export const LARGEST_FILE = 5 * 1024 * 1024;

/** Where a stored file is read: `/files/{key}`. */
export const fileUrl = (key: string): string => `/files/${key}`;

const refused = (code: string, message: string): BusinessError => new BusinessError(code, message, { field: 'file' });

/**
 * Judges a picture by its bytes and keeps it.
 * @throws {BusinessError} -600 when it is larger than 5 MB, -601 when it is no JPG or PNG (specification 8).
 */
export async function keepPicture(context: UserContext, file: Blob): Promise<StoredFile> {
  if (file.size > LARGEST_FILE) throw refused('-600', '图片大小不能超过5MB!');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png') throw refused('-601', '图片只能上传JPG/PNG格式');
  return keep(context, bytes, { extension: found.ext, contentType: found.mime });
}

async function keep(
  { services, db, company, user, clock }: UserContext,
  bytes: Uint8Array,
  { extension, contentType }: { readonly extension: string; readonly contentType: string },
): Promise<StoredFile> {
  const now = clock.now();
  const row: StoredFile = {
    key: newFileKey(company.id, extension, now),
    companyId: company.id,
    userId: user.id,
    contentType,
    size: bytes.byteLength,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    createdAt: now,
  };
  // The bytes first: a record must never name what is not there.
  await services.get(fileStore).put(row.key, bytes);
  await db.insert(storedFiles).values(row);
  return row;
}
