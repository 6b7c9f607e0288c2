import { readdir, readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { pathInside } from '../../../platform/commands/files.ts';
import { extensionOfName, isGivenFor, keepBytes, kindOf, storedFiles } from '../../upload/index.ts';
import { type FileStore } from '../../../platform/files/fileStore.ts';
import { digestOf } from '../../../platform/digest/digest.ts';
import type { TaskFile } from '../homework.tables.ts';

/** Where the files of tasks and marked works come from, and where they go. */
export interface TaskFilePlace {
  readonly companyId: string;
  readonly files: FileStore;
  /** Folder that their names are relative to. */
  readonly folder: string;
  readonly now: Date;
  /** The student whose work they mark; left out for the school's own. */
  readonly userId?: string;
}

/** Finds what a list names beside it, and nothing else of the machine: teachers write lists as well. */
const beside = (folder: string, name: string): Promise<string | undefined> =>
  pathInside(folder, posix.normalize(name).replace(/\/$/, ''));

/** Names what stands in a folder or under a name: the files of a folder in the order of their names, a file alone. */
export async function namesAt(folder: string, name: string): Promise<string[]> {
  const path = await beside(folder, name);
  const found =
    path === undefined ? undefined : await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (found === undefined) return [name];
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(name, entry.name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/**
 * Keeps a file in the school's name, or a student's; the same bytes are kept once for each.
 * @throws {CommandError} for one that cannot be read or is of no kind that students can be given.
 */
export async function keepTaskFile(
  tx: Queryable,
  { companyId, files, folder, now, userId }: TaskFilePlace,
  name: string,
): Promise<TaskFile> {
  const path = await beside(folder, name);
  const bytes = path === undefined ? undefined : await readFile(path).catch(() => undefined);
  if (bytes === undefined)
    throw new CommandError(
      `The file ${name} cannot be read; put it next to the list (links and paths outside that folder are not allowed).`,
    );
  const fileName = basename(name);
  const extension = extensionOfName(fileName);
  const contentType = await kindOf(bytes, extension);
  if (contentType === undefined)
    throw new CommandError(`${name} has a file type that cannot be given to students.`);
  const [known] = await tx
    .select({ key: storedFiles.key, size: storedFiles.size })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.companyId, companyId),
        userId === undefined ? isNull(storedFiles.userId) : eq(storedFiles.userId, userId),
        eq(storedFiles.digest, digestOf(bytes)),
        eq(storedFiles.contentType, contentType),
        // What the student may remove is not what the teacher gave back, even where they are the same.
        isGivenFor(tx, 'school'),
      ),
    );
  const { key, size } =
    known ??
    (await keepBytes(tx, files, { companyId, userId: userId ?? null, now }, bytes, {
      extension,
      contentType,
    }));
  return { key, fileName, size };
}
