// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../install.mjs';

/**
 * Returns the exports of a package, each with its target under each condition, in the order in which they are
 * tried.
 */
function exportsOf(home: string): [entry: string, targets: [condition: string, file: string][]][] {
  const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, home, 'package.json'), 'utf8'),
  );
  return Object.entries(manifest.exports).flatMap(([entry, targets]) =>
    typeof targets === 'string' ? [] : [[entry, Object.entries(targets)]],
  );
}

// Site, Storybook, tests and linter use the condition `source`. A condition listed before it would win once the
// package has been built, however outdated the build.
test.each(['themes', 'packages/sdk', 'packages/ui'])(
  'the exports of %s prefer the condition source',
  (home) => {
    const entries = exportsOf(home);
    expect(entries.length).toBeGreaterThan(0);
    for (const [entry, [first]] of entries) {
      expect(first?.[0], entry).toBe('source');
      expect(globSync(join(home, first?.[1] ?? ''), { cwd: ROOT }).length, entry).toBeGreaterThan(0);
    }
  },
);

test.each([
  ['the configuration of compiler and linter', 'tsconfig.base.json'],
  ['the site', 'apps/site/vite.config.ts'],
  ['Storybook', '.storybook/main.ts'],
  ['Vitest', 'vitest.config.ts'],
  ['the builds of the packages', 'tools/packages/sources.ts'],
])('%s resolves the condition source', (_, file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/onditions"?:? (?:= )?\[['"]source['"]/);
});

test('the README of packages/ui lists every entry, and no other', () => {
  const readme = readFileSync(join(ROOT, 'packages/ui/README.md'), 'utf8');
  const rows = readme
    .slice(readme.indexOf('## Components'), readme.indexOf('## Sizes'))
    .match(/^\| `.*?` \|/gm);
  const named = rows?.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const entries = globSync('*/index.ts', { cwd: join(ROOT, 'packages/ui/src') });
  expect(named?.toSorted()).toEqual(entries.map((file) => file.split(/[\\/]/)[0]).toSorted());
});

const published = ['themes', 'packages/sdk', 'packages/ui'];

test.each(published)('%s has no two files whose names differ in case only', (home) => {
  // Case-insensitive file systems treat them as the same file, and builds drop the extensions.
  const withoutExtension = globSync('src/**/*.{ts,tsx}', { cwd: join(ROOT, home) }).map((file) =>
    file.replaceAll('\\', '/').replace(/(\.d)?\.tsx?$/, ''),
  );
  const alike = Map.groupBy(new Set(withoutExtension), (name) => name.toLowerCase());
  expect([...alike.values()].filter((names) => names.length > 1)).toEqual([]);
});

test.each(published)('%s depends on plain versions, equal to those of the workspace', (home) => {
  const manifest: Record<'dependencies' | 'devDependencies', Record<string, string> | undefined> = JSON.parse(
    readFileSync(join(ROOT, home, 'package.json'), 'utf8'),
  );
  const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(ROOT, 'themes/package.json'), 'utf8'),
  );
  for (const [name, named] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const [, shared] = new RegExp(`^  "?${name}"?: (\\d\\S*)$`, 'm').exec(workspace) ?? [];
    expect(named, name).toBe(name.startsWith('@lectern/') ? version : (shared ?? named));
    expect(named, name).toMatch(/^\d/);
  }
});
