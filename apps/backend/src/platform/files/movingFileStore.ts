import type { FileStore } from './fileStore.ts';

/**
 * Keeps files that lie in a folder and may be moved into a bucket while this process runs: new ones go where
 * `isMoving` says at that moment, and each is read wherever it is.
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
    // The folder first: it is near, and has nearly all of them until the move.
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
