import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as login from '@lectern/sdk/endpoints/login';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/openTestApp.ts';
import { encrypted } from '../../../test/logIn.ts';
import { seal, unseal } from '../auth/sealing.ts';
import { paymentProviders } from '../../providers/payment/paymentProviders.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';

const NEXT_SECRET = 'the secret that comes next, 32 characters';

const app = await openTestApp({ seed: true });
const config = { ...app.parts.config };

async function writeAlipayAccount(merchantId: string): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const alipay = { appId: '2021', merchantId, privateKeyFile: 'own.pem', alipayKeyFile: 'theirs.pem' };
  const files = { 'own.pem': privateKey, 'theirs.pem': publicKey };
  for (const [name, key] of Object.entries(files))
    await writeFile(
      join(config.dataDir, name),
      key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }),
    );
  await writeFile(join(config.dataDir, 'payment.json'), JSON.stringify({ localhost: { alipay } }));
}

const providerIds = () => {
  const providers = app.parts.services.get(paymentProviders);
  const payee = { id: '1', hosts: ['localhost'] };
  return [providers.forWay(payee, 'wechat')?.id, providers.forWay(payee, 'alipay')?.id];
};

test('re-read payment accounts apply at once, and the former ones stay if the new ones are invalid', async () => {
  expect(providerIds()).toEqual(['sandbox', 'sandbox']);
  await writeAlipayAccount('2088');
  expect(providerIds()).toEqual(['sandbox', 'sandbox']);
  await app.reread(config);
  expect(providerIds()).toEqual([undefined, 'alipay']);

  await writeFile(join(config.dataDir, 'theirs.pem'), 'half a key');
  const sms = app.parts.services.get(smsProvider);
  await expect(
    app.reread({ ...config, secret: NEXT_SECRET, earlierSecrets: [config.secret ?? ''] }),
  ).rejects.toThrow(/theirs\.pem cannot be read/);
  expect(providerIds()).toEqual([undefined, 'alipay']);
  // All or nothing: the secret alone would have been valid.
  expect(app.parts.config.secret).toBe(config.secret);
  expect(app.parts.services.get(smsProvider)).toBe(sms);
  await writeAlipayAccount('2088');
});

test('a re-read secret seals new texts, and texts sealed with the former one still open', async () => {
  const sealed = seal(app.parts.config, 'identity', 'before');
  const password = await encrypted(app, 'Lectern2026');
  await app.reread({ ...config, secret: NEXT_SECRET, earlierSecrets: [config.secret ?? ''] });
  expect(unseal(app.parts.config, 'identity', sealed)).toBe('before');
  expect(seal(app.parts.config, 'identity', 'after').split('.')[0]).not.toBe(sealed.split('.')[0]);
  expect((await app.call(login.password, { account: 'student', password, type: 1 })).body.code).toBe('1');
});

test('a new secret without the former one among LECTERN_EARLIER_SECRETS is rejected', async () => {
  const before = app.parts.config.secret;
  const lonely = { ...config, secret: 'another secret without the one before it', earlierSecrets: [] };
  await expect(app.reread(lonely)).rejects.toThrow(/LECTERN_EARLIER_SECRETS/);
  expect(app.parts.config.secret).toBe(before);
});
