import { readFile, realpath } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { CommandError } from './commandError.ts';
import { decodeText } from './decodeText.ts';

/**
 * Resolves a path of the command line against the folder where the person is, since npm changes to the
 * project's folder.
 */
export const pathOf = (named: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), named);

/** Messages for error codes of the file system, which say what to do. */
const MESSAGES: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) =>
    `The user “${userInfo().username}”, who runs the command, has no access to ${path}: use a folder with access.`,
  EISDIR: (path) => `${path} is a folder; name a file.`,
  ENOTDIR: (path) => `${path} has a file in place of a folder; name a folder.`,
  ENOSPC: (path) => `No disk space is left for ${path}.`,
  EROFS: (path) => `${path} is on a read-only file system.`,
};

/** Returns a message for the failure of a file that a command reads or writes; undefined for any other error. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  return MESSAGES[String(error.code)]?.(String(error.path));
}

/** Reads a file named on the command line. @throws {CommandError} where it cannot be read. */
export async function readBytes(named: string): Promise<Buffer> {
  try {
    return await readFile(pathOf(named));
  } catch (error) {
    throw new CommandError(fileProblem(error) ?? `The file ${named} cannot be read: ${String(error)}`);
  }
}

/**
 * Reads a text file named on the command line, in any encoding that a spreadsheet or an editor saves.
 * @throws {CommandError} where it cannot be read, or its encoding cannot be detected.
 */
export const readText = async (named: string): Promise<string> => decodeText(await readBytes(named), named);

/**
 * Resolves the path of a file or folder inside a folder, as given by a list that somebody else may have
 * written. Symbolic links are refused, since they could lead to any file of the machine.
 */
export async function pathInside(folder: string, value: string): Promise<string | undefined> {
  const path = join(folder, value);
  if (value.split('/').some((part) => part === '' || part === '.' || part === '..')) return undefined;
  const [base, real] = await Promise.all([realpath(folder), realpath(path).catch(() => undefined)]);
  return real !== undefined && real === join(base, ...value.split('/')) && real.startsWith(`${base}${sep}`)
    ? real
    : undefined;
}
