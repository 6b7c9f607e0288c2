import { createHash } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes bytes at a place of a file and tells how many it took, as `FileHandle.write` does. */
export type WriteBytes = (file: FileHandle, bytes: Uint8Array, position: number) => Promise<number>;

/** What was written or read. */
export interface FileFacts {
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in base64url. */
  readonly digest: string;
}

/** Writes as the system does. */
export const writeBytes: WriteBytes = async (file, bytes, position) =>
  (await file.write(bytes, 0, bytes.byteLength, position)).bytesWritten;

/** Says that a disk took nothing more; the code makes it a 503. */
const diskFull = (): Error => Object.assign(new Error('The disk took no more bytes'), { code: 'ENOSPC' });

async function syncFolder(path: string): Promise<void> {
  // Windows syncs no folder: its file system has a journal of names.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes a folder and those above it, for its owner alone, and makes sure that a crash does not take them back. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/**
 * Writes a new file, readable for its owner alone, and syncs it. A write that took fewer bytes goes on with the rest. What fails leaves no file.
 * @throws {Error} `EEXIST` where there is one, `ENOSPC` where the disk takes no more.
 */
export async function writeNew(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  write: WriteBytes = writeBytes,
): Promise<FileFacts> {
  await makeFolder(dirname(path));
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of source) {
      hash.update(bytes);
      for (let done = 0; done < bytes.byteLength;) {
        const taken = await write(file, bytes.subarray(done), size + done);
        if (taken <= 0) throw diskFull();
        done += taken;
      }
      size += bytes.byteLength;
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  return { size, digest: hash.digest('base64url') };
}

/** Reads bytes to their end. */
export async function hashOf(source: AsyncIterable<unknown>): Promise<FileFacts> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of source) {
    if (!(bytes instanceof Uint8Array)) continue;
    hash.update(bytes);
    size += bytes.byteLength;
  }
  return { size, digest: hash.digest('base64url') };
}

/** Reads a file to its end. @throws {Error} `ENOENT` where there is none. */
export async function factsOf(path: string): Promise<FileFacts> {
  return hashOf((await open(path, 'r')).createReadStream());
}

/**
 * Gives a synced draft its final name and lets go of the draft's. What lies there already is never replaced.
 * @throws {Error} `EEXIST` where something else lies there.
 */
export async function settle(draft: string, path: string): Promise<void> {
  await makeFolder(dirname(path));
  try {
    await link(draft, path);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isTaken) throw error;
    // Settled before by a call whose reply was lost: the same bytes are the same file.
    if ((await factsOf(draft)).digest !== (await factsOf(path)).digest) throw error;
  }
  await syncFolder(dirname(path));
  await rm(draft, { force: true });
}
