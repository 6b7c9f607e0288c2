import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import { fileUrl, storeBytes, storedFiles } from '../../modules/upload/index.ts';
import type { ImportedPicture } from './imported.ts';
import { pictureKind } from './source/pictures.ts';
import { slicesOf } from '../../platform/database/rows/slicesOf.ts';

/** Company, time and storage of pictures. */
export interface PictureContext {
  readonly tx: Queryable;
  readonly companyId: string;
  readonly store: FileStore;
  readonly now: Date;
}

/** Pictures looked up at once. */
const CHUNK = 500;

/**
 * Stores pictures as files of the school. Bytes that are stored already are not stored again, so that a
 * repeated import gets the same addresses.
 * @returns the address of each picture, by its temporary one.
 */
export async function storePictures(
  { tx, companyId, store, now }: PictureContext,
  pictures: ReadonlyMap<string, ImportedPicture>,
): Promise<{ readonly addresses: ReadonlyMap<string, string>; readonly addedKeys: readonly string[] }> {
  const digested = [...pictures].map(([address, { bytes }]) => ({ address, bytes, digest: digestOf(bytes) }));
  const known = new Map<string, string>();
  for (const slice of slicesOf(digested, CHUNK)) {
    const digests = slice.map(({ digest }) => digest);
    const rows = await tx
      .select({ key: storedFiles.key, digest: storedFiles.digest })
      .from(storedFiles)
      .where(
        and(
          eq(storedFiles.companyId, companyId),
          isNull(storedFiles.userId),
          inArray(storedFiles.digest, digests),
        ),
      )
      .orderBy(storedFiles.createdAt, storedFiles.key);
    // The same bytes may be stored several times; the first file is used.
    for (const { key, digest } of rows) if (!known.has(digest)) known.set(digest, key);
  }
  const addresses = new Map<string, string>();
  const addedKeys: string[] = [];
  for (const { address, bytes, digest } of digested) {
    const kind = pictureKind(bytes);
    if (kind === undefined) continue;
    let key = known.get(digest);
    if (key === undefined) {
      ({ key } = await storeBytes(tx, store, { companyId, userId: null, now }, bytes, kind));
      addedKeys.push(key);
      known.set(digest, key);
    }
    addresses.set(address, fileUrl(key));
  }
  return { addresses, addedKeys };
}
