import { basename } from 'node:path';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { TaskFile } from '../../modules/homework/index.ts';
import {
  extensionOfName,
  fileNameOf,
  fileUrl,
  detectContentType,
  type StoredFile,
  acceptedExtensions,
} from '../../modules/upload/index.ts';
import { type NamedFiles, readFolderFile, storedBytes, writeFolderFile } from './files.ts';

/** Maximum size of a file for students, in megabytes. */
const MAX_MEGABYTES = 50;

/** Separates the address of a stored file and the name that students download it by; no address contains it. */
const NAME_SEPARATOR = '#';

/**
 * Files of any kind for students, with the names that they have beside the workbook. A stored one is written as
 * its address followed by its name; an exported one is in a folder of its own.
 */
export interface SchoolAttachments extends NamedFiles {
  /** Stores the file that a resolved line names. @throws {Error} for a line that does not resolve */
  keep(value: string): Promise<TaskFile>;
}

/** Where files are read from and stored. */
export interface AttachmentContext {
  /** The school's stored files. */
  readonly storedFiles: readonly StoredFile[];
  /** Opens the storage. */
  store(): Promise<FileStore>;
  /** The folder that contains `files/`. */
  readonly folder: string;
  /** Stores validated bytes. */
  keep(
    bytes: Uint8Array,
    kind: { readonly extension: string; readonly contentType: string },
  ): Promise<StoredFile>;
}

/** Formats a stored file as a line of a cell. */
export const attachmentLine = ({ key, fileName }: Pick<TaskFile, 'key' | 'fileName'>): string =>
  `${fileUrl(key)}${NAME_SEPARATOR}${fileName}`;

/** Opens a school's files for students. */
export function openAttachments({ storedFiles, store, folder, keep }: AttachmentContext): SchoolAttachments {
  const markOf = ({ digest, contentType }: Pick<StoredFile, 'digest' | 'contentType'>): string =>
    `${digest} ${contentType}`;
  const byMark = new Map(storedFiles.map((row) => [markOf(row), row]));
  const byAddress = new Map(storedFiles.map((row) => [fileUrl(row.key), row]));
  const storedKeys: string[] = [];

  interface Found {
    readonly bytes: Buffer;
    readonly kind: { readonly extension: string; readonly contentType: string };
    readonly row: StoredFile | undefined;
  }

  async function read(value: string): Promise<Found | { readonly problem: string }> {
    const found = await readFolderFile(folder, value, MAX_MEGABYTES);
    if ('problem' in found) return found;
    const { bytes } = found;
    const extension = extensionOfName(value);
    const contentType = await detectContentType(bytes, extension);
    return contentType === undefined
      ? { problem: `${value} is none of ${acceptedExtensions.join(', ')}; save it as one of them` }
      : {
          bytes,
          kind: { extension, contentType },
          row: byMark.get(markOf({ digest: digestOf(bytes), contentType })),
        };
  }

  /** Returns a stored file under the name for students; any folder in the name is removed. */
  const taskFileOf = ({ key, size }: StoredFile, name: string): TaskFile => ({
    key,
    fileName: fileNameOf(name, key),
    size,
  });

  /** Parses the line of a stored file. */
  function storedFile(value: string): TaskFile | undefined {
    const at = value.indexOf(NAME_SEPARATOR);
    const row = at < 0 ? undefined : byAddress.get(value.slice(0, at));
    return row && taskFileOf(row, value.slice(at + 1));
  }

  return {
    async resolve(value) {
      if (!value.startsWith('files/')) {
        const before = storedFile(value);
        return before === undefined
          ? { problem: `the school has no file ${value}; put one into files/ and name it` }
          : { value: attachmentLine(before) };
      }
      const found = await read(value);
      if ('problem' in found) return found;
      return {
        value: found.row === undefined ? value : attachmentLine(taskFileOf(found.row, basename(value))),
      };
    },

    async keep(value) {
      const before = storedFile(value);
      if (before !== undefined) return before;
      const found = await read(value);
      if ('problem' in found) throw new Error(found.problem);
      const row = found.row ?? (await keep(found.bytes, found.kind));
      if (found.row === undefined) {
        storedKeys.push(row.key);
        byMark.set(markOf(row), row);
        byAddress.set(fileUrl(row.key), row);
      }
      return taskFileOf(row, basename(value));
    },

    async discard() {
      for (const key of storedKeys) await (await store()).remove(key);
    },

    async writeOut(value) {
      const found = storedFile(value);
      const row = found && byAddress.get(fileUrl(found.key));
      if (found === undefined || row === undefined) return value;
      const name = `files/${row.digest.replaceAll(/[^\w]/g, '').slice(0, 16)}/${found.fileName}`;
      await writeFolderFile(folder, name, await storedBytes(store, row.key));
      return name;
    },
  };
}
