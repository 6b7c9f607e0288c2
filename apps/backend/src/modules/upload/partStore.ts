import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket } from '../../platform/files/bucket.ts';
import { readWhole } from '../../platform/files/fileStore.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { type FileMetadata, type WriteBytes, writeBytes, writeNew } from '../../platform/files/wholeFile.ts';
import { isId } from '../../platform/database/columns.ts';
import { digestOf } from '../../platform/digest/digest.ts';

/** Size of a part in bytes. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Returns the number of parts of a file. */
export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** A file assembled from its parts. */
export interface Assembled extends FileMetadata {
  readonly path: string;
}

/** Storage for the parts of unfinished uploads. */
export interface PartStore {
  /** Writes a part and syncs it to disk. Returns its digest, which is its name. */
  write(session: string, bytes: Uint8Array): Promise<string>;
  /**
   * Assembles parts into a new, synced file, checking each by its digest. Undefined where one is missing or
   * damaged.
   */
  assemble(session: string, digests: readonly string[]): Promise<Assembled | undefined>;
  /** Deletes an upload with all its parts. */
  remove(session: string): Promise<void>;
  /** Lists the uploads with stored data that have received nothing since a moment. */
  idleSince(before: Date): Promise<string[]>;
  /** Deletes what interrupted transfers of complete files to the file store left behind, if begun before a moment. */
  forgetCutOff(before: Date): Promise<void>;
}

/** Key of the part store among the services. */
export const partStore = serviceKey<PartStore>('partStore');

/** A part that is missing or does not match its digest. */
class DamagedPart extends Error {}

/** Validates the id of an upload. @throws {RangeError} */
function expectSession(session: string): string {
  if (!isId(session)) throw new RangeError('This is no upload');
  return session;
}

/** Returns a store of parts in the data folder; several processes have to share the folder. */
export function folderPartStore(dataDir: string, write: WriteBytes = writeBytes): PartStore {
  const root = join(dataDir, 'uploads');
  const folderOf = (session: string): string => join(root, expectSession(session));

  async function* readParts(folder: string, digests: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const digest of digests) {
      const file = await open(join(folder, digest), 'r');
      try {
        const bytes = await file.readFile();
        if (digestOf(bytes) !== digest) throw new DamagedPart();
        yield bytes;
      } finally {
        await file.close();
      }
    }
  }

  return {
    async write(session, bytes) {
      const folder = folderOf(session);
      const digest = digestOf(bytes);
      const draft = join(folder, `${randomUUID()}.draft`);
      await writeNew(draft, [bytes], write);
      // The name is the digest, so a file that is replaced has the same bytes.
      await rename(draft, join(folder, digest));
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
      return digest;
    },
    async assemble(session, digests) {
      const folder = folderOf(session);
      const path = join(folder, `${randomUUID()}.whole`);
      try {
        return { path, ...(await writeNew(path, readParts(folder, digests), write)) };
      } catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        if (isMissing || error instanceof DamagedPart) return undefined;
        throw error;
      }
    },
    remove: (session) => rm(folderOf(session), { recursive: true, force: true }),
    async idleSince(before) {
      const names = (await readdir(root).catch(() => [])).filter(isId);
      const ages = await Promise.all(
        names.map(async (name) => ({ name, at: (await stat(folderOf(name)).catch(() => undefined))?.mtime })),
      );
      return ages.flatMap(({ name, at }) => (at !== undefined && at < before ? [name] : []));
    },
    // They are stored with the parts, and deleted with them.
    forgetCutOff: async () => {},
  };
}

/** Prefix of the names of parts in a bucket. */
const PREFIX = 'uploads/';

/**
 * Returns a store of parts in a bucket, so that any process can accept the next part or assemble them. The
 * assembled file is on the disk of the process that assembles it until it is stored.
 */
export function bucketPartStore(bucket: Bucket, dataDir: string): PartStore {
  const disk = folderPartStore(dataDir);
  const nameOf = (session: string, digest: string): string => `${PREFIX}${expectSession(session)}/${digest}`;

  async function* readParts(session: string, digests: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const digest of digests) {
      const bytes = await readWhole(bucket, nameOf(session, digest));
      if (bytes === undefined || digestOf(bytes) !== digest) throw new DamagedPart();
      yield bytes;
    }
  }

  return {
    async write(session, bytes) {
      const digest = digestOf(bytes);
      await bucket.put(nameOf(session, digest), bytes, digest);
      return digest;
    },
    async assemble(session, digests) {
      const path = join(dataDir, 'uploads', expectSession(session), `${randomUUID()}.whole`);
      try {
        return { path, ...(await writeNew(path, readParts(session, digests))) };
      } catch (error) {
        if (error instanceof DamagedPart) return undefined;
        throw error;
      }
    },
    async remove(session) {
      for await (const { name } of bucket.list(`${PREFIX}${expectSession(session)}/`))
        await bucket.remove(name);
      await disk.remove(session);
    },
    async idleSince(before) {
      const last = new Map<string, Date>();
      for await (const { name, changedAt } of bucket.list(PREFIX)) {
        const session = name.slice(PREFIX.length).split('/')[0] ?? '';
        const known = last.get(session);
        if (isId(session) && (known === undefined || known < changedAt)) last.set(session, changedAt);
      }
      const idle = [...last].filter(([, at]) => at < before).map(([session]) => session);
      const onDisk = (await disk.idleSince(before)).filter((session) => !last.has(session));
      return [...idle, ...onDisk];
    },
    forgetCutOff: (before) => bucket.forgetUnfinished(before),
  };
}
