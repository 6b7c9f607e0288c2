/** How password hashes are encoded for storage. */

/** How a key is derived from a password. */
export type Derivation =
  | { readonly kind: 'scrypt'; readonly N: number; readonly r: number; readonly p: number }
  /** `m` is memory in KiB, `t` the number of passes, `p` the number of lanes. */
  | { readonly kind: 'argon2id'; readonly m: number; readonly t: number; readonly p: number };

/** A stored hash, decoded. */
export interface StoredHash {
  readonly derivation: Derivation;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Upper limits of the cost parameters: a stored hash that asks for more is never computed, whoever wrote it. */
const MAX_COST = { memoryBytes: 128 * 1024 * 1024, passes: 16, lanes: 16 } as const;
const MIN_KEY_BYTES = 16;
const MAX_PART_BYTES = 64;

/** Encodes base64 without padding, as in PHC strings. */
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Decodes base64 strictly; undefined for malformed input. */
function bytesOf(encoded: string, encoding: 'base64' | 'base64url'): Buffer | undefined {
  const bytes = Buffer.from(encoded, encoding);
  const again = encoding === 'base64' ? unpadded(bytes) : bytes.toString('base64url');
  return again === encoded ? bytes : undefined;
}

const isPowerOfTwo = (value: number): boolean => value > 1 && Number.isInteger(Math.log2(value));

function isWithinCost(derivation: Derivation): boolean {
  if (derivation.p < 1 || derivation.p > MAX_COST.lanes) return false;
  if (derivation.kind === 'scrypt')
    return (
      isPowerOfTwo(derivation.N) &&
      derivation.r >= 1 &&
      128 * derivation.N * derivation.r * derivation.p <= MAX_COST.memoryBytes
    );
  // Argon2 itself requires eight blocks per lane.
  return (
    derivation.m >= 8 * derivation.p &&
    derivation.m * 1024 <= MAX_COST.memoryBytes &&
    derivation.t >= 1 &&
    derivation.t <= MAX_COST.passes
  );
}

const SCRYPT = /^scrypt\$(\d{1,9})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;
const ARGON2ID =
  /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Encodes a hash: `scrypt$N$r$p$salt$key`, or the PHC string of Argon2. */
export function writeHash({ derivation, salt, key }: StoredHash): string {
  return derivation.kind === 'scrypt'
    ? [
        'scrypt',
        derivation.N,
        derivation.r,
        derivation.p,
        salt.toString('base64url'),
        key.toString('base64url'),
      ].join('$')
    : `$argon2id$v=19$m=${derivation.m},t=${derivation.t},p=${derivation.p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Decodes a hash of either kind; undefined for a malformed one, or one above the cost limits. */
export function readHash(stored: string): StoredHash | undefined {
  const scrypt = SCRYPT.exec(stored);
  const found = scrypt ?? ARGON2ID.exec(stored);
  if (found === null) return undefined;
  const [a = 0, b = 0, p = 0] = found.slice(1, 4).map(Number);
  const derivation: Derivation =
    scrypt === null ? { kind: 'argon2id', m: a, t: b, p } : { kind: 'scrypt', N: a, r: b, p };
  const [salt, key] = found.slice(4).map((part) => bytesOf(part, scrypt === null ? 'base64' : 'base64url'));
  if (salt === undefined || key === undefined || !isWithinCost(derivation)) return undefined;
  const areShort = salt.length <= MAX_PART_BYTES && key.length <= MAX_PART_BYTES;
  return areShort && key.length >= MIN_KEY_BYTES ? { derivation, salt, key } : undefined;
}
