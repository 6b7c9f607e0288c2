import { readFile, realpath } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { CommandError } from './commandError.ts';
import { decodeText } from './decodeText.ts';

/** Finds a file that was named on the command line: npm goes to the project's folder, the person stays in theirs. */
export const pathOf = (named: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), named);

/** What the system says of a file, in words that say what to do. */
const SAID: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `There is no file or folder ${path}.`,
  EACCES: (path) =>
    `The user “${userInfo().username}”, who does the work, may not get at ${path}: take a folder that they may enter.`,
  EISDIR: (path) => `${path} is a folder; name a file.`,
  ENOTDIR: (path) => `${path} leads through a file; name a folder.`,
  ENOSPC: (path) => `There is no space left for ${path}.`,
  EROFS: (path) => `Nothing can be written where ${path} lies.`,
};

/** Says what is wrong with a file that a command reads or writes; undefined for any other error. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return undefined;
  return SAID[String(error.code)]?.(String(error.path));
}

/** Reads a file that was named on the command line. @throws {CommandError} where it cannot be read. */
export async function readBytes(named: string): Promise<Buffer> {
  try {
    return await readFile(pathOf(named));
  } catch (error) {
    throw new CommandError(fileProblem(error) ?? `The file ${named} cannot be read: ${String(error)}`);
  }
}

/**
 * Reads a text that was named on the command line, in whatever a spreadsheet or an editor saved it.
 * @throws {CommandError} where it cannot be read, or its encoding cannot be told.
 */
export const readText = async (named: string): Promise<string> => decodeText(await readBytes(named), named);

/**
 * Finds a file or folder below a folder, as a list names it that somebody else may have written. Links are refused: they
 * could lead to any file of the machine.
 */
export async function pathInside(folder: string, value: string): Promise<string | undefined> {
  const path = join(folder, value);
  if (value.split('/').some((part) => part === '' || part === '.' || part === '..')) return undefined;
  const [base, real] = await Promise.all([realpath(folder), realpath(path).catch(() => undefined)]);
  return real !== undefined && real === join(base, ...value.split('/')) && real.startsWith(`${base}${sep}`)
    ? real
    : undefined;
}
