import * as crypto from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD_HASHES } from '../config/passwordHash.ts';
import { readHash } from './passwordHashes.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';

vi.mock('node:crypto', { spy: true });

describe.each(PASSWORD_HASHES)('as %s', (kind) => {
  test('a password fits its own hash alone, however it was composed', async () => {
    const stored = await hashPassword('密码 é 123', kind);
    expect(await isPassword('密码 e\u0301 123', stored, kind)).toBe(true);
    expect(await isPassword('密码 e 123', stored, kind)).toBe(false);
    expect(stored).not.toContain('密码');
  });

  test('the same password has another hash each time', async () => {
    expect(await hashPassword('same', kind)).not.toBe(await hashPassword('same', kind));
  });

  test('it fits whatever is written now', async () => {
    const stored = await hashPassword('same', kind);
    for (const now of PASSWORD_HASHES) expect(await isPassword('same', stored, now)).toBe(true);
  });

  test('an account without a hash costs what one with a hash does', async () => {
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
  ['what is not there', null],
  ['what is not there', undefined],
  ['an empty text', ''],
  ['a word', 'nonsense'],
  ['no key', 'scrypt$16384$8$1$$'],
  ['a short key', 'scrypt$16384$8$1$AAAA$AAAA'],
  ['a cost that is no power of two', `scrypt$16383$8$1$AAAA$${KEY}`],
  ['a cost of nothing', `scrypt$0$8$1$AAAA$${KEY}`],
  ['a cost of gigabytes', `scrypt$67108864$8$1$AAAA$${KEY}`],
  ['a cost of minutes', `scrypt$16384$8$999$AAAA$${KEY}`],
  ['gigabytes of memory', `$argon2id$v=19$m=10485760,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['hundreds of passes', `$argon2id$v=19$m=19456,t=999,p=1$AAAAAAAAAAA$${KEY}`],
  ['too little memory for its lanes', `$argon2id$v=19$m=8,t=2,p=2$AAAAAAAAAAA$${KEY}`],
  ['another version', `$argon2id$v=16$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['another kind of Argon2', `$argon2i$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}`],
  ['padding', `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA=$${KEY}=`],
  ['something behind it', `$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAA$${KEY}$`],
])('nothing fits %s', async (_, stored) => {
  expect(readHash(stored ?? '')).toBeUndefined();
  expect(await isPassword('', stored, 'scrypt')).toBe(false);
});

test('whatever stands in a row, a hash that is read costs 128 MB at most', () => {
  const number = fc.nat(1 << 28);
  fc.assert(
    fc.property(fc.boolean(), number, number, number, (isScrypt, a, b, c) => {
      const written = isScrypt
        ? `scrypt$${a}$${b}$${c}$AAAA$${KEY}`
        : `$argon2id$v=19$m=${a},t=${b},p=${c}$AAAAAAAAAAA$${KEY}`;
      const how = readHash(written)?.how;
      if (how === undefined) return;
      const bytes = how.kind === 'scrypt' ? 128 * how.N * how.r * how.p : how.m * 1024;
      expect(bytes).toBeLessThanOrEqual(128 * 1024 * 1024);
    }),
  );
});

test('a hash of another program is read', async () => {
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', stored, 'argon2id')).toBe(true);
});

describe('a hash is renewed', () => {
  const weakScrypt = `scrypt$2$1$1$AAAA$${KEY}`;
  const weakArgon2 = `$argon2id$v=19$m=4096,t=2,p=1$AAAAAAAAAAA$${KEY}`;
  const strongArgon2 = `$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAA$${KEY}`;
  const [scrypt, argon2id] = PASSWORD_HASHES;
  test.each([
    ['of fewer rounds', weakScrypt, scrypt, true],
    ['of the kind before', `scrypt$16384$8$1$AAAA$${KEY}`, argon2id, true],
    ['of less memory', weakArgon2, argon2id, true],
    ['of the same', `scrypt$16384$8$1$AAAA$${KEY}`, scrypt, false],
    ['of a stronger kind', strongArgon2, scrypt, false],
    ['of more memory', strongArgon2, argon2id, false],
    ['that nobody can read', 'nonsense', argon2id, false],
  ])('%s: %s', (_, stored, kind, isOld) => {
    expect(isOutdated(stored, kind)).toBe(isOld);
  });

  test.each(PASSWORD_HASHES)('once: a new one of %s is not outdated', async (kind) => {
    expect(isOutdated(await hashPassword('new', kind), kind)).toBe(false);
  });
});

test('a hall that logs in at once lets files be read meanwhile', async () => {
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
