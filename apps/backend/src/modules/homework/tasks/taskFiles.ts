import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { pathInside } from '../../../platform/commands/files.ts';
import {
  extensionOfName,
  hasPurpose,
  storeBytes,
  detectContentType,
  storedFiles,
} from '../../upload/index.ts';
import { type FileStore } from '../../../platform/files/fileStore.ts';
import { digestOf } from '../../../platform/digest/digest.ts';
import type { TaskFile } from '../homework.tables.ts';

/** The source and destination of files of tasks and marked works. */
export interface TaskFileContext {
  readonly companyId: string;
  readonly files: FileStore;
  /** Folder that file names are relative to. */
  readonly folder: string;
  readonly now: Date;
  /** The student whose work the files mark; undefined for the school's own files. */
  readonly userId?: string;
}

/**
 * Finds a file relative to the list that names it, but none outside of its folder, since teachers write lists
 * as well.
 */
const pathInFolder = (folder: string, name: string): Promise<string | undefined> =>
  pathInside(folder, posix.normalize(name).replace(/\/$/, ''));

/** Lists the files of a folder, ordered by name, or a single file. */
export async function namesAt(folder: string, name: string): Promise<string[]> {
  const path = await pathInFolder(folder, name);
  const found =
    path === undefined ? undefined : await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (found === undefined) return [name];
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(name, entry.name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/**
 * Stores a file for the school or for a student; identical bytes are stored once per owner.
 * @throws {CommandError} for a file that cannot be read or is of an unsupported kind.
 */
export async function storeTaskFile(
  tx: Queryable,
  { companyId, files, folder, now, userId }: TaskFileContext,
  name: string,
): Promise<TaskFile> {
  const path = await pathInFolder(folder, name);
  const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined);
  if (bytes === undefined)
    throw new CommandError(
      `The file ${name} cannot be read; put it next to the list (links and paths outside that folder are not allowed).`,
    );
  const fileName = basename(name);
  const extension = extensionOfName(fileName);
  const contentType = await detectContentType(bytes, extension);
  if (contentType === undefined)
    throw new CommandError(`${name} has a file type that cannot be given to students.`);
  const [existing] = await tx
    .select({ key: storedFiles.key, size: storedFiles.size })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        userId === undefined ? isNull(storedFiles.userId) : eq(storedFiles.userId, userId),
        eq(storedFiles.digest, digestOf(bytes)),
        eq(storedFiles.contentType, contentType),
        // Must not reuse a file that the student may delete, even if its bytes are the same.
        hasPurpose(tx, 'school'),
      ),
    );
  const { key, size } =
    existing ??
    (await storeBytes(tx, files, { companyId, userId: userId ?? null, now }, bytes, {
      extension,
      contentType,
    }));
  return { key, fileName, size };
}
