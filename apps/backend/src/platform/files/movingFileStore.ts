import type { FileStore } from './fileStore.ts';

/**
 * Combines folder and bucket while files may be moved from one to the other: new files are written where
 * `isMoving` says at that moment, and each file is read from where it is.
 */
export function movingFileStore(
  folder: FileStore,
  bucket: FileStore,
  isMoving: () => Promise<boolean>,
): FileStore {
  const current = async (): Promise<FileStore> => ((await isMoving()) ? bucket : folder);
  return {
    put: async (key, bytes) => (await current()).put(key, bytes),
    adopt: async (key, draft) => (await current()).adopt(key, draft),
    // The folder first: it is faster, and has nearly all files until the move.
    open: async (key) => (await folder.open(key)) ?? (await bucket.open(key)),
    addressOf: async () => undefined,
    async remove(key) {
      await folder.remove(key);
      await bucket.remove(key);
    },
    async removeAllOf(companyId) {
      await folder.removeAllOf(companyId);
      await bucket.removeAllOf(companyId);
    },
  };
}
