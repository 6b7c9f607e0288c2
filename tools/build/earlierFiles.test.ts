import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { deleteOldFiles, RETENTION_MS } from './earlierFiles.ts';

const NOW = Date.UTC(2026, 10, 22);
let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, ageMs: number): Promise<void> {
  const file = join(folder, name);
  await writeFile(file, name);
  await utimes(file, new Date(NOW - ageMs), new Date(NOW - ageMs));
}

test('deleteOldFiles keeps the files of the last week with their compressed copies, and deletes older ones', async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-'));
  await write('now.js', 0);
  await write('lastWeek.js', RETENTION_MS - 1000);
  // A compressed file written by an earlier build, whose source a later build wrote again.
  await write('lastWeek.js.br', RETENTION_MS + 1000);
  await write('old.js', RETENTION_MS + 1000);
  await write('old.js.br', RETENTION_MS + 1000);
  await deleteOldFiles(folder, NOW);
  expect((await readdir(folder)).toSorted()).toEqual(['lastWeek.js', 'lastWeek.js.br', 'now.js']);
});

test('deleteOldFiles ignores a missing folder', async () => {
  await expect(deleteOldFiles(join(tmpdir(), 'lectern-nowhere'), NOW)).resolves.toBeUndefined();
});
