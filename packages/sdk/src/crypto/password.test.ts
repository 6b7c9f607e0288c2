import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encryptPassword, EncryptionError } from './index.ts';

const pair = (modulusLength: number) =>
  generateKeyPairSync('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const { publicKey, privateKey } = pair(2048);

function open(cipher: string): string {
  return privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(cipher, 'base64'),
  ).toString();
}

const problemOf = (attempt: Promise<string>) =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof EncryptionError ? error.problem : error),
  );

afterEach(() => vi.unstubAllGlobals());

describe.each(['in a window', 'in Node'])('encryptPassword %s', (environment) => {
  beforeEach(() => {
    if (environment === 'in Node') vi.stubGlobal('window', undefined);
  });

  test('encrypts the nonce and every character of the password', async () => {
    const password = '密码 naïve 🦊 𝒫 "\\';
    const [nonce, encoded = ''] = open(await encryptPassword(password, { publicKey, nonce: 'n-1' })).split(
      ':',
    );
    expect(nonce).toBe('n-1');
    expect(Buffer.from(encoded, 'base64url').toString()).toBe(password);
  });

  test('encrypts the bare password for a server without nonces', async () => {
    expect(open(await encryptPassword('pass word', { publicKey, nonce: '' }))).toBe('pass word');
    expect(open(await encryptPassword('密码é', { publicKey, nonce: '' }))).toBe('密码é');
  });

  test('accepts a key without its PEM lines', async () => {
    const base64 = publicKey.replace(/-----[^-]+-----|\s/g, '');
    expect(open(await encryptPassword('secret', { publicKey: base64, nonce: '' }))).toBe('secret');
  });

  test('never repeats a ciphertext', async () => {
    const first = await encryptPassword('secret', { publicKey, nonce: 'n' });
    expect(await encryptPassword('secret', { publicKey, nonce: 'n' })).not.toBe(first);
  });

  test.each([
    ['no key', ''],
    ['blank', '  '],
    ['rubbish', 'not a key'],
    ['half a key', publicKey.slice(0, 200)],
    ['a short key', pair(1024).publicKey],
  ])('rejects %s as a public key', async (_name, bad) => {
    expect(await problemOf(encryptPassword('secret', { publicKey: bad, nonce: '' }))).toBe('key');
  });

  test('rejects a password longer than one RSA block, counted in bytes', async () => {
    expect(await problemOf(encryptPassword('a'.repeat(246), { publicKey, nonce: '' }))).toBe('too-long');
    expect(await problemOf(encryptPassword('密'.repeat(82), { publicKey, nonce: '' }))).toBe('too-long');
    expect(open(await encryptPassword('a'.repeat(245), { publicKey, nonce: '' }))).toHaveLength(245);
  });

  test('rejects characters that a server without nonces would misread', async () => {
    expect(await problemOf(encryptPassword('🦊', { publicKey, nonce: '' }))).toBe('character');
  });
});

test('encryptPassword rejects without a source of secure random numbers', async () => {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('process', undefined);
  expect(await problemOf(encryptPassword('secret', { publicKey, nonce: '' }))).toBe('randomness');
});
