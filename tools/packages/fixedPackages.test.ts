// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const packages = [
  'react',
  'react-dom',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@radix-ui/react-select',
  '@vanilla-extract/css',
  'react-hook-form',
  'yup',
  'wouter',
  'valtio',
  'ofetch',
  'jsencrypt',
  'dayjs',
  'storybook',
  'chromatic',
  'vitest',
  'playwright',
];

const rows = [...read('docs/the-fixed-packages.md').matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, name = '', paths = '']) => ({
    name,
    files: [...paths.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
);

test('docs/the-fixed-packages.md lists every prescribed package once', () => {
  expect(rows.map(({ name }) => name)).toEqual(packages);
});

test.each(rows)('$name is used in the files that the page lists', ({ name, files }) => {
  expect(files).not.toEqual([]);
  // Chromatic is a command that is run with a configuration, rather than imported.
  const use =
    name === 'chromatic'
      ? /node_modules\/chromatic\/|www\.chromatic\.com/
      : new RegExp(`(?:from|import\\() ?'${name}(?:/[^']*)?'`);
  for (const file of files) expect(read(file), file).toMatch(use);
});
