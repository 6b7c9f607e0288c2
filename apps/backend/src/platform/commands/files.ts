import { readFile, realpath } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { CommandError } from './commandError.ts';

/** Finds a file that was named on the command line: npm goes to the project's folder, the person stays in theirs. */
export const pathOf = (named: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), named);

/** Reads a file that was named on the command line. @throws {CommandError} where it cannot be read. */
export async function readBytes(named: string): Promise<Buffer> {
  try {
    return await readFile(pathOf(named));
  } catch (error) {
    throw new CommandError(
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? `There is no file ${named}.`
        : `The file ${named} cannot be read: ${String(error)}`,
    );
  }
}

/** Reads a text that was named on the command line. @throws {CommandError} where it cannot be read. */
export const readText = async (named: string): Promise<string> => (await readBytes(named)).toString('utf8');

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
