import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError } from '../platform/commands/commandError.ts';
import { pathOf } from '../platform/commands/files.ts';
import type { Config } from '../platform/config/config.ts';
import { type Bucket, openBucket, refusePublic } from '../platform/files/bucket.ts';
import { bytesOf } from '../platform/files/fileStore.ts';

/** Bytes of a part of a multipart upload; large, so that a backup of up to 640 GB is possible. */
const PIECE_BYTES = 64 * 1024 * 1024;
const IN_BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.+?))?\/?$/;

/** A place where backups are stored. */
export interface BackupStorage {
  /** Writes a backup under its name, atomically. */
  write(name: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Lists the names of everything stored there, in no particular order. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** Opens a backup. @throws {CommandError} where there is none */
  read(name: string): Promise<Readable>;
  /** Returns the full name of a backup, for messages. */
  fullName(name: string): string;
  close(): void;
}

function folderStorage(folder: string): BackupStorage {
  return {
    async write(name, source) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, name);
      const unfinished = `${path}.unfinished`;
      try {
        await pipeline(Readable.from(source), createWriteStream(unfinished, { mode: 0o600 }));
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name)),
    // Opened before it is read, since nothing listens yet to a stream that cannot open its file.
    read: async (name) => (await open(join(folder, name))).createReadStream(),
    fullName: (name) => join(folder, name),
    close: () => {},
  };
}

function bucketStorage(bucket: Bucket, named: string, folder: string | undefined): BackupStorage {
  const prefix = folder === undefined ? '' : `${folder}/`;
  const fullName = (name: string): string => `s3://${named}/${prefix}${name}`;
  return {
    write: (name, source) => bucket.putPieces(prefix + name, source, { pieceBytes: PIECE_BYTES }),
    async list() {
      const names: string[] = [];
      for await (const { name } of bucket.list(prefix)) names.push(name.slice(prefix.length));
      return names;
    },
    remove: (name) => bucket.remove(prefix + name),
    async read(name) {
      const file = await bucket.open(prefix + name);
      if (file === undefined) throw new CommandError(`There is no backup ${fullName(name)}.`);
      return bytesOf(file);
    },
    fullName,
    close: () => bucket.close(),
  };
}

/**
 * Opens a place of backups: a folder, or `s3://bucket/folder` at the service of `S3_ENDPOINT`, with its key.
 * @throws {CommandError} where no service is configured. @throws {ConfigError} for a public bucket
 */
export async function openBackupStorage(named: string, { bucket: settings }: Config): Promise<BackupStorage> {
  if (!named.startsWith('s3:')) return folderStorage(pathOf(named));
  const [, name, folder] = IN_BUCKET.exec(named) ?? [];
  if (name === undefined) throw new CommandError(`${named} must have the form s3://bucket/folder.`);
  if (settings === undefined)
    throw new CommandError(
      `${named} needs S3_BUCKET and the other settings of the service (docs/settings.md).`,
    );
  const own = { ...settings, bucket: name };
  const bucket = await openBucket(own);
  const storage = bucketStorage(bucket, name, folder);
  // Even encrypted backups must not be downloadable by anybody.
  for await (const { name: first } of bucket.list(folder === undefined ? '' : `${folder}/`)) {
    await refusePublic(own, first);
    break;
  }
  return storage;
}

/** Opens one backup: a file, or `s3://bucket/folder/name`. */
export async function openBackup(
  named: string,
  config: Config,
): Promise<{ readonly source: Readable; close(): void }> {
  const storage = await openBackupStorage(dirname(named), config);
  const source = await storage.read(basename(named));
  return {
    source,
    close() {
      source.destroy();
      storage.close();
    },
  };
}
