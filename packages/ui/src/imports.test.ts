// @vitest-environment node
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const entries = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'index.ts')));

/** Returns all modules that a module imports statically, directly or indirectly; dynamic `import()` is not followed. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, from = ''] of source.matchAll(
    /^(?:import|export)(?! type)[^;]*?from '([^']+)'|^import '([^']+)'/gm,
  )) {
    if (from.startsWith('.')) reach(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

const radixOf = (entry: string) =>
  [...reach(join(root, entry, 'index.ts'))].filter((name) => name.startsWith('@radix-ui/'));

test.each(entries.filter((entry) => !['Signature', 'Tabs', 'dialogs'].includes(entry)))(
  '%s does not import Radix',
  (entry) => {
    expect(radixOf(entry)).toEqual([]);
  },
);

test('the import check detects Radix where it is used', () => {
  expect(radixOf('Tabs')).toEqual(['@radix-ui/react-tabs']);
});

// The customer requires Radix for these three components; no dialog, select or tab list of our own may replace
// it.
test.each([
  ['Dialog/RadixLayer.tsx', '@radix-ui/react-dialog'],
  ['Select/OpenableSelect.tsx', '@radix-ui/react-select'],
  ['Tabs/Tabs.tsx', '@radix-ui/react-tabs'],
])('%s imports %s', (file, radix) => {
  expect([...reach(join(root, file))]).toContain(radix);
});
