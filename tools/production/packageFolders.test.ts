import { posix } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packageOf, installFoldersOf } from './packageFolders.ts';

const stored = (id: string): string => `node_modules/.pnpm/${id}/node_modules/${id.split('@')[0]}`;
const usesOf = (table: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> =>
  new Map(Object.entries(table).map(([user, used]) => [user && stored(user), new Set(used.map(stored))]));

/** Resolves a package like Node does. */
function lookUp(
  installFolders: ReadonlyMap<string, readonly string[]>,
  from: string,
  name: string,
): string | undefined {
  for (let at = from; ; at = posix.dirname(at)) {
    const folder = posix.join(at, 'node_modules', name);
    const found = [...installFolders].find(([, own]) => own.includes(folder));
    if (found !== undefined || at === '.') return found?.[0];
  }
}

test.for([
  ['node_modules/.pnpm/pg@8.1.0/node_modules/pg/lib/index.js', 'node_modules/.pnpm/pg@8.1.0/node_modules/pg'],
  ['node_modules/@fastify/cors/index.js', 'node_modules/@fastify/cors'],
  ['apps/backend/package.json', ''],
])('packageOf assigns %s to %s', ([file = '', folder]) => {
  expect(packageOf(file)).toBe(folder);
});

test('installFoldersOf puts a package at the top, and another version of it beside its user', () => {
  const installFolders = installFoldersOf(
    usesOf({ '': ['a@1', 'b@1'], 'a@1': ['b@2'], 'b@2': ['c@1'], 'b@1': ['c@1'] }),
  );
  expect(Object.fromEntries(installFolders)).toEqual({
    [stored('a@1')]: ['node_modules/a'],
    [stored('b@1')]: ['node_modules/b'],
    [stored('b@2')]: ['node_modules/a/node_modules/b'],
    [stored('c@1')]: ['node_modules/c'],
  });
});

test('every user of a package resolves the version it depends on', () => {
  const id = fc
    .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(1, 2, 3))
    .map(([name, of]) => `${name}@${of}`);
  const used = fc.uniqueArray(id, { selector: (each) => each.charAt(0) });
  const later = (user: string, all: readonly string[]) =>
    all.filter((each) => each.charAt(0) > user.charAt(0));
  fc.assert(
    fc.property(used, fc.dictionary(id, used), (first, others) => {
      const table = Object.entries(others).map(([user, all]) => [user, later(user, all)]);
      const uses = usesOf({ ...Object.fromEntries(table), '': first });
      const installFolders = installFoldersOf(uses);
      for (const [user, own] of [['', ['.']] as const, ...installFolders])
        for (const installFolder of own)
          for (const folder of uses.get(user) ?? [])
            if (folder !== user)
              expect(lookUp(installFolders, installFolder, folder.split('/').at(-1) ?? '')).toBe(folder);
    }),
  );
});

test('installFoldersOf throws when two versions depend on each other in a cycle', () => {
  const table = { '': ['a@1', 'b@1'], 'b@1': ['a@2'], 'a@2': ['b@2'], 'b@2': ['a@1'], 'a@1': ['b@1'] };
  expect(() => installFoldersOf(usesOf(table))).toThrow('uses itself by way of another version');
});
