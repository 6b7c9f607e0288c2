import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import type { Bucket } from '../platform/files/bucket.ts';
import { bytesOf } from '../platform/files/fileStore.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import { errnoOf } from '../platform/database/embedded/errors.ts';

/** Entries of a data folder that need no backup: the database is dumped, the others are part of the program. */
const EXCLUDED = new Set(['postgres', 'programs', 'builds']);

/** Parts of a data folder that may be in a bucket instead, under the same names. */
export const IN_BUCKET = ['files/', 'uploads/'];

/** Prefix of a data folder's files in an archive. */
export const FILES = 'files/';

/** Converts to a web stream, which `age-encryption` expects; its type differs from Node's streams. */
function webStreamOf(source: AsyncIterable<unknown>): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (value instanceof Uint8Array) controller.enqueue(value);
      if (done === true) controller.close();
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

/** Writes an archive. */
export interface ArchiveWriter {
  /** Adds an entry from memory. */
  addText(name: string, text: string): Promise<void>;
  /** Adds the files of a data folder that the archive lacks. @returns how many */
  addFiles(dataDir: string): Promise<number>;
  /** Adds the objects of a bucket that the archive lacks. @returns how many */
  addObjects(bucket: Bucket): Promise<number>;
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

function writerOf(tar: Pack): ArchiveWriter {
  const known = new Set<string>();

  async function addFile(name: string, path: string): Promise<void> {
    // A file deleted since the listing is skipped.
    const { size, mode, mtime } = await stat(path);
    const entry = tar.entry({ name, size, mode: mode & 0o777, mtime });
    // Files are append-only: what was written after the size was read is left out.
    const content = size === 0 ? Readable.from([]) : createReadStream(path, { end: size - 1 });
    await pipeline(content, entry);
  }

  return {
    addText: (name, text) =>
      new Promise((done, fail) => {
        tar.entry({ name, mode: 0o600 }, text, (error) => (error == null ? done() : fail(error)));
      }),
    addFiles: async (dataDir) => {
      let count = 0;
      for (const top of await readdir(dataDir, { withFileTypes: true })) {
        if (EXCLUDED.has(top.name)) continue;
        const path = join(dataDir, top.name);
        const paths = top.isDirectory() ? filesIn(path) : top.isFile() ? [path] : [];
        for await (const file of paths) {
          const name = FILES + relative(dataDir, file).split(sep).join('/');
          if (known.has(name)) continue;
          known.add(name);
          try {
            await addFile(name, file);
            count += 1;
          } catch (error) {
            if (errnoOf(error) !== 'ENOENT') throw error;
          }
        }
      }
      return count;
    },
    addObjects: async (bucket) => {
      let count = 0;
      for (const folder of IN_BUCKET) {
        for await (const { name: object, size, changedAt: mtime } of bucket.list(folder)) {
          const name = FILES + object;
          if (known.has(name)) continue;
          known.add(name);
          // An object deleted since the listing is skipped.
          const file = await bucket.open(object);
          if (file === undefined) continue;
          await pipeline(await bytesOf(file), tar.entry({ name, size, mode: 0o600, mtime }));
          count += 1;
        }
      }
      return count;
    },
  };
}

/**
 * Makes an encrypted archive (tar within age).
 * @param write consumes its bytes; if it fails, the archive fails too.
 * @param recipient the public key (`age1…`) whose owner can read the archive.
 * @throws {CommandError} where the recipient is invalid
 */
export async function writeArchive(
  write: (source: AsyncIterable<Uint8Array>) => Promise<void>,
  recipient: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new CommandError('--to is not an age public key; "backup key" generates one.');
  }
  const tar = pack();
  const sealed = await encrypter.encrypt(webStreamOf(tar));
  const filled = fill(writerOf(tar)).then(
    () => tar.finalize(),
    (error: unknown) => {
      tar.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  await Promise.all([filled, write(piecesOf(sealed))]);
}

/** An entry of an archive that is being read. */
export interface ArchivePart {
  readonly name: string;
  /** Reads the entry as text. */
  text(): Promise<string>;
  /** Writes the entry below a folder, under its name without {@link FILES}. */
  writeBelow(folder: string): Promise<void>;
}

/** An encrypted backup, opened for reading. */
export interface SealedBackup {
  /** Name for messages. */
  readonly name: string;
  readonly source: AsyncIterable<unknown>;
}

async function openWith(identity: string, { name, source }: SealedBackup) {
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return await decrypter.decrypt(webStreamOf(source));
  } catch (error) {
    throw new CommandError(`The backup ${name} cannot be decrypted with this key: ${String(error)}`);
  }
}

/** Decrypts a backup; an error means that it was truncated or changed. */
async function* decryptedPieces(open: ReadableStream<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* piecesOf(open);
  } catch (error) {
    throw new CommandError(
      `The backup ${name} is truncated or modified, and cannot be read completely (${String(error)}): use ` +
        'another one, and restore it into an empty data folder and an empty database.',
    );
  }
}

/**
 * Reads an encrypted archive entry by entry. Each entry is authenticated when it is returned; that none is
 * missing is known only when the archive has ended without an error.
 * @param identity the secret key (`AGE-SECRET-KEY-1…`).
 * @throws {CommandError} where the key does not match, or the archive is incomplete
 */
export async function readArchive(
  backup: SealedBackup,
  identity: string,
  take: (part: ArchivePart) => Promise<void>,
): Promise<void> {
  const open = await openWith(identity, backup);
  const parts = extract();
  const flowing = pipeline(Readable.from(decryptedPieces(open, backup.name)), parts);
  // Avoids an unhandled rejection; the error also ends the entries below.
  flowing.catch(() => undefined);
  for await (const entry of parts) {
    const { name, mode } = entry.header;
    await take({
      name,
      text: async () => {
        const pieces: Buffer[] = [];
        for await (const piece of entry) if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
        return Buffer.concat(pieces).toString('utf8');
      },
      writeBelow: async (folder) => {
        const target = resolve(folder, name.slice(FILES.length));
        if (!target.startsWith(resolve(folder) + sep))
          throw new CommandError(`The path ${name} leads out of the backup.`);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await pipeline(entry, createWriteStream(target, { flags: 'wx', mode: mode ?? 0o600 }));
      },
    });
    entry.resume();
  }
  await flowing;
}
