import { randomUUID } from 'node:crypto';
import { open, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errnoOf } from '../database/embedded/errors.ts';
import { isId } from '../database/columns.ts';
import { expectFileKey, type FileStore, isFileKey, type OpenFile } from './fileStore.ts';
import { settle, writeNew } from './wholeFile.ts';

/** Returns the folder of files in a data folder. */
export const filesFolder = (dataDir: string): string => join(dataDir, 'files');

/** Returns the path of a key's file on this disk. */
export const pathOfKey = (dataDir: string, key: string): string =>
  join(filesFolder(dataDir), expectFileKey(key));

/** Opens a file on this disk; undefined where there is none. */
export async function openPath(path: string): Promise<OpenFile | undefined> {
  try {
    const file = await open(path, 'r');
    const found = await file.stat();
    if (found.isFile()) {
      return {
        size: found.size,
        read: async (start, end) => file.createReadStream({ start, end }),
        close: () => file.close(),
      };
    }
    await file.close();
    return undefined;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errnoOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Lists the keys of all files in a data folder. */
export async function* keysIn(dataDir: string): AsyncGenerator<string> {
  const root = filesFolder(dataDir);
  const companies = await readdir(root).catch(() => []);
  for (const company of companies.filter(isId)) {
    for (const entry of await readdir(join(root, company), { recursive: true, withFileTypes: true })) {
      const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && isFileKey(key)) yield key;
    }
  }
}

/** Stores files in a folder of the data folder. */
export function folderFileStore(dataDir: string): FileStore {
  const pathOf = (key: string): string => pathOfKey(dataDir, key);
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // Written under a temporary name, so that neither a reader nor a crash ever sees a partial file.
      const draft = `${path}.${randomUUID()}`;
      await writeNew(draft, [bytes]);
      await settle(draft, path);
    },
    adopt: (key, draft) => settle(draft, pathOf(key)),
    open: async (key) => openPath(pathOf(key)),
    addressOf: async () => undefined,
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeAllOf(companyId) {
      if (!isId(companyId)) throw new RangeError('This is no id of a company');
      await rm(join(filesFolder(dataDir), companyId), { recursive: true, force: true });
    },
  };
}
