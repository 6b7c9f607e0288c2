import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Config } from '../../platform/config/config.ts';
import type { JsonObject } from '../../platform/database/columns.ts';
import { asObject } from '../../platform/schema/jsonObject.ts';
import { errnoOf } from '../../platform/database/embedded/errors.ts';

/** The folder of the schools, and the folder for changes to them. */
export type SchoolFolders = Pick<Config, 'schoolsDir' | 'schoolEditsDir'>;

/** The folder of a company. */
export interface OwnFolder {
  readonly own: string;
  /** Folder that changes are written to: a separate one for built-in schools. */
  readonly edits: string;
}

/** Reads a JSON file; returns an empty object where there is none. */
export const readObject = async (path: string): Promise<JsonObject> =>
  asObject(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')));

/** Turns a failed write into a school's folder into a readable error. */
export const writeError = (path: string, error: unknown): unknown =>
  ['EACCES', 'EPERM', 'EROFS'].includes(errnoOf(error))
    ? new CommandError(
        `${path} cannot be written (${errnoOf(error)}): give the user of this command write access`,
      )
    : error;

/**
 * Changes a file of a school's folder, atomically.
 * @throws {CommandError} where it may not be written
 */
export async function writeInto(path: string, change: (whole: JsonObject) => JsonObject): Promise<void> {
  const next = change(await readObject(path));
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, `${JSON.stringify(next, null, 2)}\n`);
    await rename(`${path}.new`, path);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** Finds the folder of the company with one of these hosts. */
export async function folderOf(
  { schoolsDir, schoolEditsDir }: SchoolFolders,
  hosts: readonly string[],
): Promise<OwnFolder | undefined> {
  if (schoolsDir === undefined || schoolEditsDir === undefined) return undefined;
  for (const name of await readdir(schoolsDir)) {
    const { hosts: own } = await readObject(join(schoolsDir, name, 'company.json'));
    if (Array.isArray(own) && own.some((host) => hosts.includes(String(host))))
      return { own: join(schoolsDir, name), edits: join(schoolEditsDir, name) };
  }
  return undefined;
}
