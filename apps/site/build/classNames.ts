import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const SITE = join(import.meta.dirname, '..');
const ROOT = join(SITE, '../..');
/** Letters that a name may begin with, and signs that may follow. */
const LETTERS = 26;
const SIGNS = 36;

/** Returns two signs, of which the first is a letter. */
const twoSigns = (number: number): string =>
  String.fromCodePoint('a'.charCodeAt(0) + Math.floor(number / SIGNS)) + (number % SIGNS).toString(SIGNS);

/** The two signs of every style module, by its path from the site's folder as vanilla-extract writes it. */
const signs: ReadonlyMap<string, string> = new Map(
  globSync('{apps/site,packages/ui,themes}/src/**/*.css.ts', { cwd: ROOT })
    .map((file) => relative(SITE, join(ROOT, file)).replaceAll('\\', '/'))
    .toSorted()
    .map((file, number) => [file, twoSigns(number)]),
);
if (signs.size > LETTERS * SIGNS) throw new Error('too many style modules for names of two signs');

const hashes = new Map<string, string>();

/**
 * Names a class or variable by its module and its number in the module, in half of the bytes of
 * vanilla-extract's own names, whose hashes of the modules' paths do not compress.
 */
export function classNameOf({
  hash,
  filePath,
}: {
  readonly hash: string;
  readonly filePath: string;
}): string {
  // A module's first name is its hash and the number 0.
  const module = hashes.get(filePath) ?? hash.slice(0, -1);
  hashes.set(filePath, module);
  const sign = signs.get(filePath);
  if (sign === undefined) throw new Error(`${filePath} is no style module of the site`);
  return sign + hash.slice(module.length);
}
