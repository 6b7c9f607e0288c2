import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { type Config, readConfig } from '../config/config.ts';
import { addSecret, withSecrets } from './secret.ts';

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const C = 'c'.repeat(32);

let dataDir: string;
beforeEach(async () => {
  dataDir = await openFolder();
});

async function secretsWith(env: Readonly<Record<string, string>> = {}): Promise<(string | undefined)[]> {
  const config: Config = { ...readConfig({ LECTERN_MODE: 'test', ...env }, '/lectern'), dataDir };
  const { secret, earlierSecrets } = await withSecrets(config);
  return [secret, ...earlierSecrets];
}

test('a secret is generated once if the environment has none, readable for its owner alone', async () => {
  const [made = '', ...earlier] = await secretsWith();
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(earlier).toEqual([]);
  expect(await secretsWith()).toEqual([made]);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

test('the first line of the secret file is in use, the others are earlier ones, and addSecret prepends', async () => {
  await writeFile(join(dataDir, 'secret'), `${A}\n${B}\n\n`);
  expect(await secretsWith()).toEqual([A, B]);
  await addSecret(dataDir);
  const [made, ...earlier] = await secretsWith();
  expect([made === A, earlier]).toEqual([false, [A, B]]);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

test('a secret from the environment is used, and the one of the file becomes an earlier one', async () => {
  await writeFile(join(dataDir, 'secret'), `${A}\n`);
  expect(await secretsWith({ LECTERN_SECRET: B, LECTERN_EARLIER_SECRETS: ` ${C}  ${A}` })).toEqual([B, C, A]);
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(`${A}\n`);
});

test('a secret from the environment creates no secret file', async () => {
  expect(await secretsWith({ LECTERN_SECRET: B })).toEqual([B]);
  await expect(stat(join(dataDir, 'secret'))).rejects.toThrow('ENOENT');
});

test('a short earlier secret is rejected, naming the setting', () => {
  expect(() => readConfig({ LECTERN_EARLIER_SECRETS: `${A} short` }, '/')).toThrow(
    /^LECTERN_EARLIER_SECRETS/,
  );
});
