import { basename } from 'node:path';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { TaskFile } from '../../modules/homework/index.ts';
import {
  extensionOfName,
  fileNameOf,
  fileUrl,
  kindOf,
  type StoredFile,
  takenExtensions,
} from '../../modules/upload/index.ts';
import { type NamedFiles, readBeside, storedBytes, writeBeside } from './files.ts';

/** The largest file that students are given, in megabytes. */
const LARGEST = 50;

/** Between the address of a kept file and the name by which students get it, which no address holds. */
const NAMED = '#';

/**
 * Files of any kind that students are given, by the names that they have beside the workbook. A kept one is written as
 * its address with its name behind it; beside an export it has a folder of its own.
 */
export interface SchoolAttachments extends NamedFiles {
  /** Keeps the file that a resolved line names. @throws {Error} for one that does not resolve */
  keep(value: string): Promise<TaskFile>;
}

/** Where files come from, and where they go. */
export interface AttachmentPlace {
  /** What the school keeps already. */
  readonly known: readonly StoredFile[];
  /** Opens where it keeps them. */
  store(): Promise<FileStore>;
  /** The folder in which `files/` lies. */
  readonly folder: string;
  /** Keeps checked bytes. */
  keep(
    bytes: Uint8Array,
    kind: { readonly extension: string; readonly contentType: string },
  ): Promise<StoredFile>;
}

/** Writes a kept file as its line says it. */
export const attachmentLine = ({ key, fileName }: Pick<TaskFile, 'key' | 'fileName'>): string =>
  `${fileUrl(key)}${NAMED}${fileName}`;

/** Opens the files of a school that students are given. */
export function openAttachments({ known, store, folder, keep }: AttachmentPlace): SchoolAttachments {
  const markOf = ({ digest, contentType }: Pick<StoredFile, 'digest' | 'contentType'>): string =>
    `${digest} ${contentType}`;
  const byMark = new Map(known.map((row) => [markOf(row), row]));
  const byAddress = new Map(known.map((row) => [fileUrl(row.key), row]));
  const kept: string[] = [];

  interface Found {
    readonly bytes: Buffer;
    readonly kind: { readonly extension: string; readonly contentType: string };
    readonly row: StoredFile | undefined;
  }

  async function read(value: string): Promise<Found | { readonly problem: string }> {
    const found = await readBeside(folder, value, LARGEST);
    if ('problem' in found) return found;
    const { bytes } = found;
    const extension = extensionOfName(value);
    const contentType = await kindOf(bytes, extension);
    return contentType === undefined
      ? { problem: `${value} is none of ${takenExtensions.join(', ')}; save it as one of them` }
      : {
          bytes,
          kind: { extension, contentType },
          row: byMark.get(markOf({ digest: digestOf(bytes), contentType })),
        };
  }

  /** Names a kept file as students get it. It is a name in a folder when it goes out, whatever a line says. */
  const given = ({ key, size }: StoredFile, name: string): TaskFile => ({
    key,
    fileName: fileNameOf(name, key),
    size,
  });

  /** Takes the line of a kept file apart. */
  function storedFile(value: string): TaskFile | undefined {
    const at = value.indexOf(NAMED);
    const row = at < 0 ? undefined : byAddress.get(value.slice(0, at));
    return row && given(row, value.slice(at + 1));
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
        value: found.row === undefined ? value : attachmentLine(given(found.row, basename(value))),
      };
    },

    async keep(value) {
      const before = storedFile(value);
      if (before !== undefined) return before;
      const found = await read(value);
      if ('problem' in found) throw new Error(found.problem);
      const row = found.row ?? (await keep(found.bytes, found.kind));
      if (found.row === undefined) {
        kept.push(row.key);
        byMark.set(markOf(row), row);
        byAddress.set(fileUrl(row.key), row);
      }
      return given(row, basename(value));
    },

    async discard() {
      for (const key of kept) await (await store()).remove(key);
    },

    async writeOut(value) {
      const found = storedFile(value);
      const row = found && byAddress.get(fileUrl(found.key));
      if (found === undefined || row === undefined) return value;
      const name = `files/${row.digest.replaceAll(/[^\w]/g, '').slice(0, 16)}/${found.fileName}`;
      await writeBeside(folder, name, await storedBytes(store, row.key));
      return name;
    },
  };
}
