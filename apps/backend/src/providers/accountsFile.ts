import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { ConfigError } from '../platform/config/configError.ts';
import { strictCheck } from '../platform/schema/strict.ts';

/** A file with the accounts of schools at a service. */
export interface AccountsFile<File> {
  readonly content: File;
  /** Folder that relative paths in it start from. */
  readonly folder: string;
}

/**
 * Reads an accounts file of the data folder; undefined where there is none.
 * @throws {ConfigError} when it is invalid, naming the field.
 */
export async function readAccountsFile<Schema extends TSchema>(
  dataDir: string,
  name: string,
  schema: Schema,
): Promise<AccountsFile<Static<Schema>> | undefined> {
  const path = join(dataDir, name);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new ConfigError(`${path} is not JSON.`, { cause });
  }
  const problem = strictCheck(schema)(content);
  if (problem === undefined && Check(schema, content)) return { content, folder: dirname(path) };
  throw new ConfigError(`${path}: "${problem?.path ?? ''}" ${problem?.problem ?? 'is not valid'}.`);
}

/** Reads a key from a file named in an accounts file. @throws {ConfigError} when it cannot be read. */
export async function readKeyFile<Key>(
  folder: string,
  file: string,
  read: (text: string) => Key,
): Promise<Key> {
  const path = resolve(folder, file);
  try {
    return read(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`The key in ${path} cannot be read.`, { cause });
  }
}

/** Returns a key's text without whitespace around it. @throws {Error} for an empty one. */
export function keyText(text: string): string {
  if (text.trim() === '') throw new Error('It is empty');
  return text.trim();
}
