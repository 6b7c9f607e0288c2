import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { digestOf } from '../digest/digest.ts';
import { isId } from '../database/columns.ts';
import type { Bucket } from './bucket.ts';
import { expectFileKey, type FileStore, keyTakenError } from './fileStore.ts';
import { metadataOf } from './wholeFile.ts';

/** Prefix of the keys of files in a bucket. */
export const FILE_PREFIX = 'files/';

/** Stores files in a bucket. Where `hasSignedDownloads` is set, browsers download from it directly. */
export function bucketFileStore(
  bucket: Bucket,
  { hasSignedDownloads }: { readonly hasSignedDownloads: boolean },
): FileStore {
  const nameOf = (key: string): string => FILE_PREFIX + expectFileKey(key);

  /** Tells whether the same bytes are stored already. @throws {Error} `EEXIST` where others are */
  async function isThere(key: string, digest: string): Promise<boolean> {
    const found = await bucket.open(nameOf(key));
    if (found !== undefined && found.digest !== digest) throw keyTakenError(key);
    return found !== undefined;
  }

  return {
    async put(key, bytes) {
      const digest = digestOf(bytes);
      if (!(await isThere(key, digest))) await bucket.put(nameOf(key), bytes, digest);
    },
    async adopt(key, draft) {
      const { digest } = await metadataOf(draft);
      // Already stored by a call whose reply was lost: the same bytes are the same file.
      if (!(await isThere(key, digest)))
        await bucket.putPieces(nameOf(key), createReadStream(draft), { digest });
      await rm(draft, { force: true });
    },
    open: async (key) => bucket.open(nameOf(key)),
    addressOf: async (key, download) =>
      hasSignedDownloads ? bucket.addressOf(nameOf(key), download) : undefined,
    remove: async (key) => bucket.remove(nameOf(key)),
    async removeAllOf(companyId) {
      if (!isId(companyId)) throw new RangeError('This is no id of a company');
      for await (const { name } of bucket.list(`${FILE_PREFIX}${companyId}/`)) await bucket.remove(name);
    },
  };
}
