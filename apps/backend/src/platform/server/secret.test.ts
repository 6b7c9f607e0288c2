import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../test/openFolder.ts';
import { type Config, readConfig } from '../config/config.ts';
import { addSecret, withSafeSecrets, withSecrets } from './secret.ts';

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

const GENERATED = 'q1N0mW8dZr5uXJ3vKfT7yBhL2cGsP9aE';
test.each([
  ['letters that are all equal', 'x'.repeat(32)],
  ['a repeated word', 'tr0ub4dor&3-'.repeat(3)],
  ['an unfinished repetition', 'tr0ub4dor&3-'.repeat(3).slice(0, 32)],
  ['a sequence', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['few different digits', '12112212112121221212112121121212'],
  ['a text about secrets', 'Change-me-to-32-random-characters'],
  ['a short text in the file', GENERATED.slice(0, 31), 'file'],
])('in production a secret of %s is refused, naming its place', async (_, secret, place = 'environment') => {
  const isFile = place === 'file';
  if (isFile) await writeFile(join(dataDir, 'secret'), `${secret}\n`);
  const env = { LECTERN_MODE: 'production', ...(!isFile && { LECTERN_SECRET: secret }) };
  const opening = withSafeSecrets({ ...readConfig(env, '/lectern'), dataDir });
  await expect(opening).rejects.toThrow(isFile ? join(dataDir, 'secret') : /^LECTERN_SECRET can be guessed/);
});

test.each([
  ['base64', GENERATED],
  ['hexadecimal', 'f3a91c0b7d52e8460fa3971bc2d5e48a'],
  ['digits', '83920174650291837465019283746501'],
])('in production a generated secret in %s is accepted, whatever the earlier one was', async (_, secret) => {
  const env = { LECTERN_MODE: 'production', LECTERN_SECRET: secret, LECTERN_EARLIER_SECRETS: A };
  const { earlierSecrets } = await withSafeSecrets({ ...readConfig(env, '/lectern'), dataDir });
  expect(earlierSecrets).toEqual([A]);
});

test('outside production any secret will do', async () => {
  const config = { ...readConfig({ LECTERN_MODE: 'test', LECTERN_SECRET: A }, '/lectern'), dataDir };
  expect((await withSafeSecrets(config)).secret).toBe(A);
});
