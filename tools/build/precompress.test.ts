// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-packed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('precompress compresses the files that get smaller, losslessly', async () => {
  const code = 'export const answer = 42;\n'.repeat(100);
  await Promise.all([
    writeFile(join(folder, 'long.js'), code),
    writeFile(join(folder, 'short.js'), 'export {};'),
    writeFile(join(folder, 'video.mp4'), code),
  ]);
  await precompress(folder);
  expect((await readdir(folder)).toSorted()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'short.js',
    'video.mp4',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'long.js.br'))).toString()).toBe(code);
  expect(gunzipSync(await readFile(join(folder, 'long.js.gz'))).toString()).toBe(code);
});

it('precompress compresses again only what has changed', async () => {
  const file = join(folder, 'a.css');
  await writeFile(file, 'a{color:red}'.repeat(100));
  await precompress(folder);
  const first = (await stat(`${file}.br`)).mtimeMs;
  await precompress(folder);
  expect((await stat(`${file}.br`)).mtimeMs).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await writeFile(file, 'a{color:blue}'.repeat(100));
  await precompress(folder);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toContain('blue');
});
