import * as crypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD_HASHES } from '../config/passwordHash.ts';
import { readHash } from './passwordHashes.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

vi.mock('node:crypto', { spy: true });

describe.each(PASSWORD_HASHES)('a password hash by %s', (kind) => {
  test('accepts its own password alone, in any Unicode normalisation', async () => {
    const stored = await hashPassword('密码 é 123', kind);
    expect(await isPassword('密码 e\u0301 123', stored, kind)).toBe(true);
    expect(await isPassword('密码 e 123', stored, kind)).toBe(false);
    expect(stored).not.toContain('密码');
  });

  test('differs each time for the same password', async () => {
    expect(await hashPassword('same', kind)).not.toBe(await hashPassword('same', kind));
  });

  test('is accepted whichever algorithm is configured', async () => {
    const stored = await hashPassword('same', kind);
    for (const now of PASSWORD_HASHES) expect(await isPassword('same', stored, now)).toBe(true);
  });

  test('takes the same derivation cost as a check for an account without a hash', async () => {
    const costs = async (stored: string | null) => {
      const derivations = { scrypt: vi.mocked(crypto.scrypt), argon2id: vi.mocked(crypto.argon2) };
      derivations[kind].mockClear();
      await isPassword('guess', stored, kind);
      const [, given, ...rest] = derivations[kind].mock.calls.at(-1) ?? [];
      expect(derivations[kind]).toHaveBeenCalledTimes(1);
      return kind === 'scrypt' ? rest.slice(0, 2) : { ...Object(given), nonce: '', message: '' };
    };
    expect(await costs(null)).toEqual(await costs(await hashPassword('right', kind)));
  });
});

const KEY = 'A'.repeat(43);
test.each([
  ['a missing hash', null],
  ['a missing hash', undefined],
  ['an empty text', ''],
  ['a word', 'nonsense'],
  ['an empty key', 'scrypt$16384$8$1$$'],
  ['a short key', 'scrypt$16384$8$1$AAAA$AAAA'],
  ['a cost that is no power of two', `scrypt$16383$8$1$AAAA$${KEY}`],
  ['a cost of zero', `scrypt$0$8$1$AAAA$${KEY}`],
  ['a cost of gigabytes', `scrypt$67108864$8$1$AAAA$${KEY}`],
  ['a cost of minutes', `scrypt$16384$8$999$AAAA$${KEY}`],
  ['gigabytes of memory', `$argon2id$v=19$m=10485760,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['hundreds of passes', `$argon2id$v=19$m=19456,t=999,p=1$AAAAAAAAAAA$${KEY}`],
  ['too little memory for its lanes', `$argon2id$v=19$m=8,t=2,p=2$AAAAAAAAAAA$${KEY}`],
  ['another version', `$argon2id$v=16$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['another kind of Argon2', `$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['base64 padding', `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA=$${KEY}=`],
  ['trailing characters', `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}$`],
])('isPassword is false for %s', async (_, stored) => {
  expect(readHash(stored ?? '')).toBeUndefined();
  expect(await isPassword('', stored, 'scrypt')).toBe(false);
});

test('readHash accepts no hash that needs more than 128 MB', () => {
  const number = fc.nat(1 << 28);
  fc.assert(
    fc.property(fc.boolean(), number, number, number, (isScrypt, a, b, c) => {
      const encoded = isScrypt
        ? `scrypt$${a}$${b}$${c}$AAAA$${KEY}`
        : `$argon2id$v=19$m=${a},t=${b},p=${c}$AAAAAAAAAAA$${KEY}`;
      const how = readHash(encoded)?.derivation;
      if (how === undefined) return;
      const bytes = how.kind === 'scrypt' ? 128 * how.N * how.r * how.p : how.m * 1024;
      expect(bytes).toBeLessThanOrEqual(128 * 1024 * 1024);
    }),
  );
});

test('an argon2id hash of another program is accepted', async () => {
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', stored, 'argon2id')).toBe(true);
});

describe('isOutdated', () => {
  const weakScrypt = `scrypt$2$1$1$AAAA$${KEY}`;
  const weakArgon2 = `$argon2id$v=19$m=4096,t=2,p=1$AAAAAAAAAAA$${KEY}`;
  const strongArgon2 = `$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAA$${KEY}`;
  const [scrypt, argon2id] = PASSWORD_HASHES;
  test.each([
    ['is true with fewer rounds', weakScrypt, scrypt, true],
    ['is true with an earlier algorithm', `scrypt$16384$8$1$AAAA$${KEY}`, argon2id, true],
    ['is true with less memory', weakArgon2, argon2id, true],
    ['is false with the same cost', `scrypt$16384$8$1$AAAA$${KEY}`, scrypt, false],
    ['is false with a stronger algorithm', strongArgon2, scrypt, false],
    ['is false with more memory', strongArgon2, argon2id, false],
    ['is false for an unreadable hash', 'nonsense', argon2id, false],
  ])('%s: %s', (_, stored, kind, isOld) => {
    expect(isOutdated(stored, kind)).toBe(isOld);
  });

  test.each(PASSWORD_HASHES)('is false for a new hash by %s', async (kind) => {
    expect(isOutdated(await hashPassword('new', kind), kind)).toBe(false);
  });
});

test('many password hashes at once leave a thread free to read a file', async () => {
  const done: string[] = [];
  const hashes = Array.from({ length: 12 }, async () => {
    await hashPassword('one of many', 'argon2id');
    done.push('hash');
  });
  await readFile(import.meta.filename);
  done.push('file');
  await Promise.all(hashes);
  expect(done.indexOf('file')).toBeLessThan(6);
});
