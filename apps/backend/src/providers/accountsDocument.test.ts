import { generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../test/openFolder.ts';
import { readConfig } from '../platform/config/config.ts';
import { LiveFile, readLiveAccounts } from './live/liveAccounts.ts';
import { PaymentFile, readAccounts } from './payment/accounts.ts';
import { PlayersFile, readPlayerAccounts } from './player/playerAccounts.ts';

const HOST = 'www.songtao.example';
const clock = { now: () => new Date('2026-03-02T01:00:00Z') };

const folder = await openFolder();
let document: string;
/** The examples of the document, by file name. */
let examples: ReadonlyMap<string, string>;
beforeAll(async () => {
  document = await readFile(fileURLToPath(new URL('../../../../docs/accounts.md', import.meta.url)), 'utf8');
  examples = new Map(
    Array.from(
      document.matchAll(/^## .*`(\w+\.json)`\n```json\n([^]*?)```$/gm),
      ([, name = '', json = '']) => [name, json],
    ),
  );
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  for (const [name, json] of examples) {
    await writeFile(join(folder, name), json);
    for (const [, file = ''] of json.matchAll(/"(keys\/\w+(?:\.pem)?)"/g)) {
      const key = /private_key|apiclient/.test(file)
        ? privateKey
        : file.endsWith('.pem')
          ? publicKey
          : 'k'.repeat(32);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), key);
    }
  }
});

const config = () => ({ ...readConfig({ LECTERN_MODE: 'test' }, folder), dataDir: folder });

test('the examples of docs/accounts.md are valid account files', async () => {
  expect([...examples.keys()]).toEqual(['payment.json', 'players.json', 'live.json']);
  expect(Object.keys((await readAccounts(folder, clock)).get(HOST) ?? {}).toSorted()).toEqual([
    'alipay',
    'transfers',
    'wechat',
  ]);
  expect(Object.keys((await readPlayerAccounts(config())).get(HOST) ?? {})).toEqual([
    'polyv',
    'cc',
    'baijia',
  ]);
  expect(Object.keys((await readLiveAccounts(config())).get(HOST) ?? {})).toEqual(['baijia', 'cc']);
});

/** Returns the names of a schema's fields at any depth. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)]
      : fieldsOf(value),
  );
}

test('docs/accounts.md names every field', () => {
  const fields = [PaymentFile, PlayersFile, LiveFile].flatMap(fieldsOf);
  expect(fields).toContain('platformKeyFiles');
  expect(fields.filter((field) => !document.includes(`\`${field}\``))).toEqual([]);
});

test.each([
  ['a missing field', '"merchantId"', '"merchant"', '"www.songtao.example.wechat.merchantId" is missing'],
  ['a field of the wrong type', '"product": "page"', '"product": 1', '"www.songtao.example.alipay.product"'],
  ['an invalid key file', 'keys/apiclient_key.pem', 'keys/wechat_api_v3_key', 'cannot be read'],
])('an account file with %s is rejected, naming it', async (_, from, to, problem) => {
  const file = join(folder, 'payment.json');
  const before = examples.get('payment.json') ?? '';
  await writeFile(file, before.replace(from, to));
  await expect(readAccounts(folder, clock)).rejects.toThrow(problem);
  await writeFile(file, before);
});
