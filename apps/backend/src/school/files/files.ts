import { lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileStore, readWhole } from '../../platform/files/fileStore.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { pathInside } from '../../platform/commands/files.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import {
  extensionOf,
  extensionOfName,
  fileUrl,
  isDrawable,
  detectContentType,
  MAX_FILE_BYTES,
  type StoredFile,
} from '../../modules/upload/index.ts';

/** File extensions of pictures. */
const PICTURES = ['jpg', 'jpeg', 'png'];

/** Files beside a workbook, and the school's stored files. */
export interface NamedFiles {
  /**
   * Resolves the text of a cell: to the address under which the same bytes are already stored, otherwise to the
   * text itself. An address stays as it is.
   */
  resolve(value: string): Promise<{ readonly value: string } | { readonly problem: string }>;
  /** Removes newly stored files, where the rows that name them were not written. */
  discard(): Promise<void>;
  /** Copies a stored file beside an export. @returns the text of its cell. */
  writeOut(value: string): Promise<string>;
}

/** Pictures that pages show. */
export interface SchoolFiles extends NamedFiles {
  /** Stores the file that a cell names, and returns its address. */
  addressOf(value: string): Promise<string>;
}

/** Where files are read from and stored. */
export interface FileContext {
  /** The school's stored files. */
  readonly storedFiles: readonly Pick<StoredFile, 'key' | 'digest'>[];
  /** Opens the storage. */
  store(): Promise<FileStore>;
  /** The folder that contains `files/`. */
  readonly folder: string;
  /** Stores validated bytes. @returns the key of the stored file. */
  keep(
    bytes: Uint8Array,
    kind: { readonly extension: string; readonly contentType: string },
  ): Promise<string>;
}

const isInside = (value: string): boolean => value.startsWith('files/');

/** Reads a file beside a workbook. @param maxBytes maximum size in megabytes */
export async function readFolderFile(
  folder: string,
  value: string,
  maxBytes: number,
): Promise<{ readonly bytes: Buffer } | { readonly problem: string }> {
  const path = await pathInside(folder, value);
  if (path === undefined)
    return {
      problem: `there is no file ${value} beside it; put it there (a link, or a path with “..”, is not taken)`,
    };
  const { size } = await lstat(path);
  return size > maxBytes * 1024 * 1024
    ? { problem: `${value} is larger than ${maxBytes} MB; make it smaller` }
    : { bytes: await readFile(path) };
}

/** Writes a file beside an export. */
export async function writeFolderFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), bytes);
}

/** Reads a stored file. @throws {CommandError} where it is missing */
export async function storedBytes(store: () => Promise<FileStore>, key: string): Promise<Buffer> {
  const bytes = await readWhole(await store(), key);
  if (bytes === undefined) throw new CommandError(`The bytes of ${key} are missing.`);
  return bytes;
}

/** Opens the files of a school. */
export function openFiles({ storedFiles, store, folder, keep }: FileContext): SchoolFiles {
  const byDigest = new Map(storedFiles.map(({ key, digest }) => [digest, key]));
  const byAddress = new Map(storedFiles.map((row) => [fileUrl(row.key), row]));
  const storedKeys: string[] = [];
  const writtenNames = new Set<string>();

  async function read(value: string): Promise<{ readonly bytes: Buffer } | { readonly problem: string }> {
    const found = await readFolderFile(folder, value, MAX_FILE_BYTES / 1024 / 1024);
    if ('problem' in found) return found;
    const { bytes } = found;
    const extension = extensionOfName(value);
    const isPicture =
      PICTURES.includes(extension) &&
      (await detectContentType(bytes, extension)) !== undefined &&
      isDrawable(bytes);
    return isPicture ? { bytes } : { problem: `${value} is no JPG or PNG; save it as one` };
  }

  return {
    async resolve(value) {
      if (!isInside(value)) return { value };
      const found = await read(value);
      if ('problem' in found) return found;
      const key = byDigest.get(digestOf(found.bytes));
      return { value: key === undefined ? value : fileUrl(key) };
    },

    async addressOf(value) {
      if (!isInside(value)) return value;
      const found = await read(value);
      if ('problem' in found) throw new Error(found.problem);
      const digest = digestOf(found.bytes);
      const before = byDigest.get(digest);
      if (before !== undefined) return fileUrl(before);
      const extension = extensionOfName(value);
      const contentType = (await detectContentType(found.bytes, extension)) ?? '';
      const key = await keep(found.bytes, { extension, contentType });
      byDigest.set(digest, key);
      storedKeys.push(key);
      return fileUrl(key);
    },

    async discard() {
      for (const key of storedKeys) await (await store()).remove(key);
    },

    async writeOut(value) {
      const row = byAddress.get(value);
      if (row === undefined) return value;
      const name = `files/${row.digest.replaceAll(/[^\w]/g, '').slice(0, 16)}.${extensionOf(row.key)}`;
      if (!writtenNames.has(name)) {
        writtenNames.add(name);
        await writeFolderFile(folder, name, await storedBytes(store, row.key));
      }
      return name;
    },
  };
}
