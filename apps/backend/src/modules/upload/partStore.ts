import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket } from '../../platform/files/bucket.ts';
import { readWhole } from '../../platform/files/fileStore.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { type FileFacts, type WriteBytes, writeBytes, writeNew } from '../../platform/files/wholeFile.ts';
import { isId } from '../../platform/database/columns.ts';
import { digestOf } from '../../platform/digest/digest.ts';

/** Bytes of a part. */
export const PART_BYTES = 4 * 1024 * 1024;

/** How many parts a file has. */
export const partsOf = (size: number): number => Math.ceil(size / PART_BYTES);

/** A file put together from its parts. */
export interface Assembled extends FileFacts {
  readonly path: string;
}

/** Where the parts of unfinished uploads lie. */
export interface PartStore {
  /** Keeps a part, synced, before it returns. Returns its digest, which names it. */
  write(session: string, bytes: Uint8Array): Promise<string>;
  /**
   * Puts parts together into a new, synced file, each checked by its digest.
   * Undefined where one is missing or damaged on this disk.
   */
  assemble(session: string, digests: readonly string[]): Promise<Assembled | undefined>;
  /** Forgets an upload with all its parts. */
  remove(session: string): Promise<void>;
  /** The uploads of which anything lies here and nothing came since some time. */
  idleSince(before: Date): Promise<string[]>;
  /** Forgets what whole files that were begun before a time, and cut off on their way into the file store, have left. */
  forgetCutOff(before: Date): Promise<void>;
}

/** The part store of an app. */
export const partStore = serviceKey<PartStore>('partStore');

/** A part that is missing, or not what was acknowledged. */
class DamagedPart extends Error {}

/** Refuses what is no upload. @throws {RangeError} */
function expectSession(session: string): string {
  if (!isId(session)) throw new RangeError('This is no upload');
  return session;
}

/** Keeps parts in a folder of the data folder; several processes must share it. */
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
      // The name is the digest, so whatever it replaces has the same bytes.
      await rename(draft, join(folder, digest));
      const made = await open(folder, 'r');
      await made.sync().finally(() => made.close());
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
    // They lie with the parts, and go with them.
    forgetCutOff: async () => {},
  };
}

/** What stands before the names of parts in a bucket. */
const PREFIX = 'uploads/';

/**
 * Keeps parts in a bucket, so that any process takes the next one and puts them together. What they make is on the disk
 * of the process that does so, until it is stored.
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
