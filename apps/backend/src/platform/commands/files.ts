import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
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
