import { createHash } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes bytes at a position of a file and returns how many were written, as `FileHandle.write` does. */
export type WriteBytes = (file: FileHandle, bytes: Uint8Array, position: number) => Promise<number>;

/** Size and hash of a file. */
export interface FileMetadata {
  /** Bytes. */
  readonly size: number;
  /** SHA-256 in base64url. */
  readonly digest: string;
}

/** Writes by the file system. */
export const writeBytes: WriteBytes = async (file, bytes, position) =>
  (await file.write(bytes, 0, bytes.byteLength, position)).bytesWritten;

/** Makes the error of a full disk; its code leads to a reply with 503. */
const diskFull = (): Error => Object.assign(new Error('The disk took no more bytes'), { code: 'ENOSPC' });

async function syncFolder(path: string): Promise<void> {
  // Windows cannot sync a folder; its file system journals names.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates a folder and its parents, accessible only to the owner, and syncs them, so that they survive a crash. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let folder = path; folder.length >= first.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
}

/**
 * Writes a new file, readable only by its owner, and syncs it. After a partial write, the rest is written. On failure the file is removed.
 * @throws {Error} `EEXIST` where there is one, `ENOSPC` where the disk is full.
 */
export async function writeNew(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  write: WriteBytes = writeBytes,
): Promise<FileMetadata> {
  await makeFolder(dirname(path));
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const bytes of source) {
      hash.update(bytes);
      for (let done = 0; done < bytes.byteLength;) {
        const byteCount = await write(file, bytes.subarray(done), size + done);
        if (byteCount <= 0) throw diskFull();
        done += byteCount;
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

/** Reads a stream to its end, for its size and hash. */
export async function hashOf(source: AsyncIterable<unknown>): Promise<FileMetadata> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const bytes of source) {
    if (!(bytes instanceof Uint8Array)) continue;
    hash.update(bytes);
    size += bytes.byteLength;
  }
  return { size, digest: hash.digest('base64url') };
}

/** Reads a file to its end, for its size and hash. @throws {Error} `ENOENT` where there is none. */
export async function metadataOf(path: string): Promise<FileMetadata> {
  return hashOf((await open(path, 'r')).createReadStream());
}

/**
 * Gives a synced draft its final name and removes the draft's. An existing file is never replaced.
 * @throws {Error} `EEXIST` where another file has the name.
 */
export async function settle(draft: string, path: string): Promise<void> {
  await makeFolder(dirname(path));
  try {
    await link(draft, path);
  } catch (error) {
    const isExisting = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isExisting) throw error;
    // Named before by a call whose reply was lost: the same bytes are the same file.
    if ((await metadataOf(draft)).digest !== (await metadataOf(path)).digest) throw error;
  }
  await syncFolder(dirname(path));
  await rm(draft, { force: true });
}
