import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { concurrencyLimitOf } from '../http/concurrencyLimit.ts';

/** Cost of new hashes: about 50 ms and 16 MB. Each hash names its own, so raising this breaks none. */
const COST = { N: 16_384, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

/** Hashes at the same time: half of Node's threads, since the others read files for everybody meanwhile. */
const limit = concurrencyLimitOf(2);

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return limit(
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          KEY_BYTES,
          { ...cost, maxmem: 256 * 1024 * 1024 },
          (error, key) => (error === null ? resolve(key) : reject(error)),
        );
      }),
  );
}

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Tells whether a password fits a stored hash. Without a hash it takes as long and says no, so
 * that nobody can learn from the time which accounts exist.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [kind, N, r, p, salt = '', key = ''] = (stored ?? '').split('$');
  if (kind !== 'scrypt') {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === found.length && timingSafeEqual(expected, found);
}
