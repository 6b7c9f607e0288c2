import { writeArchive } from './archive.ts';
import { readPersonalData } from './personalData.ts';
import { CommandError } from '../platform/commands/commandError.ts';
import type { School } from '../platform/commands/verb.ts';
import { SealedError } from '../platform/auth/sealing.ts';
import type { User } from '../platform/database/tables/users.tables.ts';
import { folderFileStore, isFileKey } from '../platform/files/fileStore.ts';
import { withSecrets } from '../platform/server/secret.ts';
import { findProfile, openIdentity } from '../modules/studentInfo/index.ts';

/** The number of a student's papers, which is sealed where it lies; null where its key is not here. */
async function identityOf({ tx, config }: School, { id }: User): Promise<string | null> {
  const profile = await findProfile(tx, id);
  try {
    return openIdentity(await withSecrets(config), profile?.identityIdSealed ?? null);
  } catch (error) {
    if (error instanceof SealedError) return null;
    throw error;
  }
}

/**
 * Writes all that a school holds of a student: `data.json` with the rows of each table, and the files that they gave.
 * @returns what was written, in a sentence.
 * @throws {CommandError} where there is a file of that name.
 */
export async function exportStudent(school: School, user: User, path: string): Promise<string> {
  const tables = await readPersonalData(school.tx, user.id);
  const store = folderFileStore(school.config.dataDir);
  const keys = (tables['stored_files'] ?? []).map(({ key }) => String(key)).filter(isFileKey);
  const identityId = await identityOf(school, user);
  const data = { writtenAt: school.now.toISOString(), identityId, tables };
  const missing = await writeArchive(path, [
    { name: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` },
    ...keys.map((key) => ({ name: `files/${key.split('/').at(-1)}`, path: store.pathOf(key) })),
  ]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`There is a file ${path} already.`);
    throw error;
  });
  const rows = Object.values(tables).reduce((sum, list) => sum + list.length, 0);
  const without =
    missing.length === 0 ? '' : `; ${missing.length} are not on this disk: ${missing.join(', ')}`;
  return `Wrote ${rows} rows and ${keys.length - missing.length} files to ${path}${without}.\n`;
}
