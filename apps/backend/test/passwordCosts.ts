import type { PasswordHash } from '../src/platform/config/passwordHash.ts';
import type { Derivation } from '../src/platform/auth/passwordHashes.ts';

/** Low hash costs for tests, whose schools have many students with passwords; replaces the production costs. */
export const HASH_COSTS: Readonly<Record<PasswordHash, Derivation>> = {
  scrypt: { kind: 'scrypt', N: 2, r: 1, p: 1 },
  argon2id: { kind: 'argon2id', m: 8, t: 1, p: 1 },
};
