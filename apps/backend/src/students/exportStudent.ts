import { counted } from '../platform/commands/counted.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { VerbContext } from '../platform/commands/verb.ts';
import type { User } from '../platform/database/tables/users.tables.ts';
import { withSecrets } from '../platform/server/secret.ts';
import { collectArchive, writeArchive } from '../modules/ownData/index.ts';

/**
 * Exports everything that a school stores of a student: `data.json` with the rows of each table, and the
 * student's files.
 * @returns a sentence about what was written.
 * @throws {CommandError} where the file exists.
 */
export async function exportStudent(school: VerbContext, user: User, path: string): Promise<string> {
  const { tx, config, now } = school;
  const { store } = await school.files();
  const full = await withSecrets(config);
  const { rows, entries } = await collectArchive({ tx, config: full, store, now }, user.id);
  const missing = await writeArchive(path, entries).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`The file ${path} already exists.`);
    throw error;
  });
  const files = entries.length - 1 - missing.length;
  const without =
    missing.length === 0 ? '' : `; the bytes of ${missing.length} are missing: ${missing.join(', ')}`;
  return `Wrote ${counted(rows, 'row')} and ${counted(files, 'file')} to ${path}${without}.\n`;
}
