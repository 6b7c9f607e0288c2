import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives what a README shows in one language, block by block, so that what it tells is done as it stands there.
 * @param folder an installed package.
 * @param language what the fences name, as `tsx`.
 * @throws when it shows nothing in it.
 */
export async function blocksOf(folder: string, language: string): Promise<readonly [string, ...string[]]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, named]) => named === language);
  const [first, ...others] = blocks.map(([, , code = '']) => code);
  if (first === undefined) throw new Error(`The README of ${folder} shows nothing in ${language}`);
  return [first, ...others];
}
