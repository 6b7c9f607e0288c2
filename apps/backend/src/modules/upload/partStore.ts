import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serviceKey } from '../../http/services.ts';

/** Bytes of a part (specification 9). */
export const PART_BYTES = 4 * 1024 * 1024;

/** How many parts a file has. */
export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** Where the parts of unfinished uploads lie. */
export interface PartStore {
  /** Writes a part at its place; writing it again changes nothing. */
  write(session: string, index: number, bytes: Uint8Array): Promise<void>;
  /** The draft of a whole file on this disk, made where no part was ever sent. */
  pathOf(session: string): Promise<string>;
  /** Moves the draft to where the file will lie. */
  moveTo(session: string, path: string): Promise<void>;
  remove(session: string): Promise<void>;
}

/** The part store of an app. */
export const partStore = serviceKey<PartStore>('partStore');

/** Keeps drafts in a folder of the data folder; several processes must share it. */
export function folderPartStore(dataDir: string): PartStore {
  const root = join(dataDir, 'uploads');
  const draftOf = (session: string): string => {
    if (!/^\d{1,18}$/.test(session)) throw new RangeError('This is no upload');
    return join(root, `${session}.draft`);
  };
  const openDraft = async (session: string) => {
    await mkdir(root, { recursive: true });
    return open(draftOf(session), 'r+').catch(() => open(draftOf(session), 'w+'));
  };
  return {
    async write(session, index, bytes) {
      const draft = await openDraft(session);
      try {
        await draft.write(bytes, 0, bytes.byteLength, index * PART_BYTES);
        await draft.datasync();
      } finally {
        await draft.close();
      }
    },
    async pathOf(session) {
      await (await openDraft(session)).close();
      return draftOf(session);
    },
    async moveTo(session, path) {
      await mkdir(dirname(path), { recursive: true });
      await rename(draftOf(session), path);
    },
    remove: (session) => rm(draftOf(session), { force: true }),
  };
}

/** SHA-256 of a file in base64url, and its size in bytes. */
export async function digestOf(path: string): Promise<{ readonly digest: string; readonly size: number }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of createReadStream(path)) {
    if (!(bytes instanceof Uint8Array)) continue;
    hash.update(bytes);
    size += bytes.byteLength;
  }
  return { digest: hash.digest('base64url'), size };
}
