import { argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHash } from '../config/passwordHash.ts';
import { type ConcurrencyLimit, concurrencyLimitOf } from '../concurrency/concurrencyLimit.ts';
import { HASH_COSTS } from './passwordCosts.ts';
import { type Derivation, type StoredHash, readHash, writeHash } from './passwordHashes.ts';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY_BYTES = 256 * 1024 * 1024;

/**
 * Maximum concurrent hashes of requests: half of Node's thread pool, since file reads and the compression of
 * replies of all requests need the other half.
 */
const limit = concurrencyLimitOf(2);

/** Size of Node's thread pool; the variable is read by Node before any of our code runs. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? '') || 4;
/**
 * Maximum concurrent hashes of a list, in a command's process where nobody logs in: all threads and cores but
 * one, which is left for file reads and for a server on the same machine.
 */
const LIST_CONCURRENCY = Math.max(2, Math.min(THREADS, availableParallelism()) - 1);
const listLimit = concurrencyLimitOf(LIST_CONCURRENCY);

function derive(
  password: string,
  salt: Buffer,
  keyBytes: number,
  derivation: Derivation,
  slots: ConcurrencyLimit = limit,
): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return slots(
    () =>
      new Promise((resolve, reject) => {
        const settle = (error: Error | null, key: Buffer) => (error === null ? resolve(key) : reject(error));
        if (derivation.kind === 'scrypt')
          scrypt(
            message,
            salt,
            keyBytes,
            { N: derivation.N, r: derivation.r, p: derivation.p, maxmem: MAX_MEMORY_BYTES },
            settle,
          );
        else
          argon2(
            'argon2id',
            {
              message,
              nonce: salt,
              tagLength: keyBytes,
              memory: derivation.m,
              passes: derivation.t,
              parallelism: derivation.p,
            },
            settle,
          );
      }),
  );
}

async function hashWithin(password: string, kind: PasswordHash, slots: ConcurrencyLimit): Promise<string> {
  const derivation = HASH_COSTS[kind];
  const salt = randomBytes(SALT_BYTES);
  return writeHash({ derivation, salt, key: await derive(password, salt, KEY_BYTES, derivation, slots) });
}

/** Hashes a password for storage. */
export const hashPassword = (password: string, kind: PasswordHash): Promise<string> =>
  hashWithin(password, kind, limit);

/** Hashes a password of a long list for storage, with more concurrency. */
export const hashPasswordOfList = (password: string, kind: PasswordHash): Promise<string> =>
  hashWithin(password, kind, listLimit);

/** Estimates how many seconds {@link hashPasswordOfList} takes for this many passwords, by timing a few. */
export async function secondsToHash(count: number, kind: PasswordHash): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: LIST_CONCURRENCY }, () => hashPasswordOfList('', kind)));
  return ((performance.now() - startedAt) / 1000) * Math.ceil(count / LIST_CONCURRENCY);
}

/** Returns the dummy hash that is computed where there is no stored one. */
const dummyHash = (kind: PasswordHash): StoredHash => ({
  derivation: HASH_COSTS[kind],
  salt: Buffer.alloc(SALT_BYTES),
  key: Buffer.alloc(0),
});

/**
 * Tells whether a password matches a stored hash, of either kind. Without a stored hash, or with an unreadable
 * one, a dummy hash is computed and the result is false, so that response times do not reveal which accounts
 * exist.
 * @param kind the kind of new hashes, which most accounts have
 */
export async function isPassword(
  password: string,
  stored: string | null | undefined,
  kind: PasswordHash,
): Promise<boolean> {
  const { derivation, salt, key } = readHash(stored ?? '') ?? dummyHash(kind);
  const found = await derive(password, salt, key.length === 0 ? KEY_BYTES : key.length, derivation);
  return key.length === found.length && timingSafeEqual(key, found);
}

/** Tells whether a stored hash is weaker than new ones are, so that the next log-in should renew it. */
export function isOutdated(stored: string, kind: PasswordHash): boolean {
  const derivation = readHash(stored)?.derivation;
  const required = HASH_COSTS[kind];
  if (derivation === undefined) return false;
  if (derivation.kind === 'scrypt')
    return (
      required.kind === 'argon2id' ||
      derivation.N * derivation.r * derivation.p < required.N * required.r * required.p
    );
  return required.kind === 'argon2id' && derivation.m * derivation.t < required.m * required.t;
}
