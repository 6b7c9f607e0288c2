import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isId } from '../database/columns.ts';
import { serviceKey } from '../http/services.ts';
import { settle, type WriteBytes, writeBytes, writeNew } from './wholeFile.ts';

/** Where the bytes of students' files lie. */
export interface FileStore {
  /** Keeps bytes under a key; they are there whole or not at all. @throws {Error} `EEXIST` where others lie there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Keeps a synced draft under a key, which takes the draft away. @throws {Error} `EEXIST` where others lie there. */
  adopt(key: string, draft: string): Promise<void>;
  /** The file of a key on this disk. */
  pathOf(key: string): string;
  /** Forgets a key; one that is unknown is no error. */
  remove(key: string): Promise<void>;
  /** Forgets every file of a company, also those that no record names. */
  removeAllOf(companyId: string): Promise<void>;
}

/** The file store of an app. */
export const fileStore = serviceKey<FileStore>('fileStore');

const KEY =
  /^\d{1,18}\/(\d{4}-\d{2}-\d{2})\/coldatatypefile\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{1,8}$/;

/** Whether a text is a key, with a day that exists and an id of its form; nothing else ever becomes a path. */
export function isFileKey(key: string): boolean {
  const day = KEY.exec(key)?.[1];
  if (day === undefined) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Makes a key that nobody can guess. */
export function newFileKey(companyId: string, extension: string, now: Date): string {
  return `${companyId}/${now.toISOString().slice(0, 10)}/coldatatypefile/${randomUUID()}.${extension}`;
}

/** Keeps files in a folder of the data folder. */
export function folderFileStore(dataDir: string, write: WriteBytes = writeBytes): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (key: string): string => {
    if (!isFileKey(key)) throw new RangeError('This is no key of a stored file');
    return join(root, key);
  };
  return {
    pathOf,
    async put(key, bytes) {
      const path = pathOf(key);
      // A reader must never see half of it, nor a crash leave half of it under its name.
      const draft = `${path}.${randomUUID()}`;
      await writeNew(draft, [bytes], write);
      await settle(draft, path);
    },
    adopt: (key, draft) => settle(draft, pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeAllOf(companyId) {
      if (!isId(companyId)) throw new RangeError('This is no id of a company');
      await rm(join(root, companyId), { recursive: true, force: true });
    },
  };
}
