import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the code blocks of a README in one language, so that tests run exactly what it shows.
 * @param folder an installed package.
 * @param language language of the fences, such as `tsx`.
 * @throws if it has none in that language.
 */
export async function blocksOf(folder: string, language: string): Promise<readonly [string, ...string[]]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter(([, named]) => named === language);
  const [first, ...others] = blocks.map(([, , code = '']) => code);
  if (first === undefined) throw new Error(`The README of ${folder} shows nothing in ${language}`);
  return [first, ...others];
}
