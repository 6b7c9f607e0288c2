import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { earlierBuilds } from './earlierBuilds.ts';

const DAY_MS = 24 * 3600_000;
let root: string;
let folder: string;

beforeEach(async () => {
  root = await openFolder();
  folder = join(root, 'builds');
});

/** Writes a build with one script, for a process that starts some days from now. */
async function build(file: string, days = 0) {
  const client = join(root, file);
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, '.vite/manifest.json'), JSON.stringify({ file }));
  await writeFile(join(client, 'assets', file), file);
  return earlierBuilds(client, folder, () => Date.now() + days * DAY_MS);
}

/** Writes a build and stores it, as a process does when it starts. */
async function start(...of: Parameters<typeof build>) {
  const earlier = await build(...of);
  await earlier.keep();
  return earlier;
}

/** Backdates all builds so far. */
async function backdateBuilds(days: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const time = new Date(Date.now() - days * DAY_MS);
    await utimes(join(folder, name), time, time);
  }
}

test('both the previous and the next build’s files are found by either process', async () => {
  const old = await start('old.js');
  const next = await start('next.js');
  expect(await next.find('old.js')).toBeDefined();
  expect(await old.find('next.js')).toBeDefined();
});

test('a build that ran for 90 days is kept when the next one starts', async () => {
  await start('old.js');
  await backdateBuilds(90);
  expect(await (await start('next.js')).find('old.js')).toBeDefined();
});

test('a replaced build is deleted after a week, and the running one never', async () => {
  await start('old.js');
  await backdateBuilds(90);
  await start('next.js');
  const later = await start('next.js', 8);
  expect([await later.find('old.js'), await later.find('next.js')]).toEqual([undefined, expect.any(String)]);
  const rolledBack = await start('next.js', 30);
  expect(await rolledBack.find('next.js')).toBeDefined();
});

test('processes that start at once store their build once', async () => {
  const earlier = await build('old.js');
  await Promise.all([earlier.keep(), earlier.keep(), earlier.keep()]);
  expect(await readdir(folder)).toHaveLength(1);
});

test.each(['../../secret', '..', 'a/b.js', 'old.js/..', '.hidden.js', ''])(
  'find returns undefined for %j',
  async (name) => {
    expect(await (await start('old.js')).find(name)).toBeUndefined();
  },
);
