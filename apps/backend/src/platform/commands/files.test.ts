import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText } from './files.ts';

const folder = await mkdtemp(join(tmpdir(), 'lectern-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const said = '批语,很好\n';

test.each([
  ['UTF-8', Buffer.from(said)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${said}`)],
  // What Excel and the editor of Chinese Windows write.
  ['GB18030', Buffer.from([0xc5, 0xfa, 0xd3, 0xef, 0x2c, 0xba, 0xdc, 0xba, 0xc3, 0x0a])],
  ['UTF-16', Buffer.from(`\uFEFF${said}`, 'utf16le')],
])('a file that was saved as %s is read', async (name, bytes) => {
  const path = join(folder, `${name}.csv`);
  await writeFile(path, bytes);
  expect(await readText(path)).toBe(said);
});
