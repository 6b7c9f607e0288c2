import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/** A key for one purpose. */
export interface Key {
  /** Identifies the secret that the key is derived from, without revealing it; stored with each sealed text. */
  readonly id: string;
  readonly bytes: Buffer;
}

const ID_BYTES = 4;

function derive(secret: string, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lectern ${info}`, length));
}

/** Returns the id of a secret: eight hexadecimal digits. */
export const keyIdOf = (secret: string): string => derive(secret, 'key id', ID_BYTES).toString('hex');

/** Returns the secrets of the back end: the one in use first, then the earlier ones. @throws {Error} without any. */
function secretsOf({ secret, earlierSecrets }: Config): readonly string[] {
  if (secret === undefined)
    throw new Error(
      'The back end has no secret; the server generates one at its start, or set LECTERN_SECRET',
    );
  return [secret, ...earlierSecrets];
}

/**
 * Derives the keys of one purpose from the secrets, so that a leaked key is useless for other purposes. The
 * first key is in use; the others still open and verify what was made before the secret was replaced.
 * @throws {Error} when the back end was started without a secret.
 */
export function keysFor(config: Config, purpose: string): Key[] {
  return secretsOf(config).map((secret) => ({ id: keyIdOf(secret), bytes: derive(secret, purpose, 32) }));
}

/** Derives the key in use of one purpose, see {@link keysFor}. */
export function keyFor(config: Config, purpose: string): Buffer {
  const [secret = ''] = secretsOf(config);
  return derive(secret, purpose, 32);
}
