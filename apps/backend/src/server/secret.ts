import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errnoOf } from '../database/embedded/errors.ts';

/** Reads the key material of a data folder, which is made the first time and readable for its owner alone. */
export async function secretOf(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  try {
    await writeFile(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
