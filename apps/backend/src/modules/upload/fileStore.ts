import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { serviceKey } from '../../http/services.ts';

/** Where the bytes of students' files lie. */
export interface FileStore {
  /** Keeps bytes under a key; they are there whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The file of a key on this disk. */
  pathOf(key: string): string;
  /** Forgets a key; one that is unknown is no error. */
  remove(key: string): Promise<void>;
}

/** The file store of an app. */
export const fileStore = serviceKey<FileStore>('fileStore');

/** What a key looks like; nothing else ever becomes a path. */
export const FILE_KEY = /^\d{1,18}\/\d{4}-\d{2}-\d{2}\/coldatatypefile\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/;

/** Makes a key that nobody can guess (specification 9). */
export function newFileKey(companyId: string, extension: string, now: Date): string {
  return `${companyId}/${now.toISOString().slice(0, 10)}/coldatatypefile/${randomUUID()}.${extension}`;
}

/** Keeps files in a folder of the data folder. */
export function folderFileStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (key: string): string => {
    if (!FILE_KEY.test(key)) throw new RangeError('This is no key of a stored file');
    return join(root, key);
  };
  return {
    pathOf,
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // A reader must never see half of it, nor a crash leave half of it under its name.
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
