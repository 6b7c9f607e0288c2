import type { PasswordHash } from '../config/passwordHash.ts';
import type { Derivation } from './passwordHashes.ts';

/**
 * Cost parameters of new hashes; each kind takes about 50 ms and 16 to 19 MB. Every stored hash contains its
 * own parameters.
 */
export const HASH_COSTS: Readonly<Record<PasswordHash, Derivation>> = {
  scrypt: { kind: 'scrypt', N: 16_384, r: 8, p: 1 },
  argon2id: { kind: 'argon2id', m: 19_456, t: 2, p: 1 },
};
