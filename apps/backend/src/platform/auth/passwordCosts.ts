import type { PasswordHash } from '../config/passwordHash.ts';
import type { Derivation } from './passwordHashes.ts';

/** What new hashes cost, each kind about 50 ms and 16 to 19 MB. Each hash names its own cost. */
export const WRITTEN: Readonly<Record<PasswordHash, Derivation>> = {
  scrypt: { kind: 'scrypt', N: 16_384, r: 8, p: 1 },
  argon2id: { kind: 'argon2id', m: 19_456, t: 2, p: 1 },
};
