// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Rows of the tables of `docs/packages.md`: what is promised, and the test that checks it. */
const rows = [...read('docs/packages.md').matchAll(/^\| (?!guarantee \||--- )(.+) \| ([^|]+) \|$/gm)].map(
  ([, promise = '', heldBy = '']) => ({ promise, heldBy }),
);

/** Returns the file names in a text, without the arguments of a command. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^` ]+\/[^` ]+)[^`]*`/g)].map(([, file = '']) => file);

test('every guarantee in docs/packages.md names an existing test file', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter(({ heldBy }) => filesIn(heldBy).length === 0)).toEqual([]);
  const named = rows.flatMap(({ heldBy }) => filesIn(heldBy));
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every check named in docs/packages.md is a function of the named file', () => {
  const named = rows.flatMap(({ heldBy }) => [...heldBy.matchAll(/`(\w+)` of `([^`]+)`/g)]);
  expect(named.length).toBeGreaterThan(5);
  expect(
    named
      .filter(([, check = '', file = '']) => !read(file).includes(`function ${check}(`))
      .map(([text]) => text),
  ).toEqual([]);
});
