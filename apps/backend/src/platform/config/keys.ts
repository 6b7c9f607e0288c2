import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/** A key for one purpose. */
export interface Key {
  /** Names the secret it comes from, so that what was sealed says with which; it tells nothing of the secret. */
  readonly id: string;
  readonly bytes: Buffer;
}

const ID_BYTES = 4;

function derive(secret: string, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `lectern ${info}`, length));
}

/** Names a secret: eight hexadecimal digits. */
export const keyIdOf = (secret: string): string => derive(secret, 'key id', ID_BYTES).toString('hex');

/** The secrets of the back end: the one in use first, then the earlier ones. @throws {Error} without any. */
function secretsOf({ secret, earlierSecrets }: Config): readonly string[] {
  if (secret === undefined)
    throw new Error('The back end has no secret; start it by the server, or set LECTERN_SECRET');
  return [secret, ...earlierSecrets];
}

/**
 * Derives the keys of one purpose from the secrets of the back end, so that a key that leaks opens nothing else.
 * The first is in use; the others still open and recognise what was made before the secret was replaced.
 * @throws {Error} when the back end was started without a secret.
 */
export function keysFor(config: Config, purpose: string): Key[] {
  return secretsOf(config).map((secret) => ({ id: keyIdOf(secret), bytes: derive(secret, purpose, 32) }));
}

/** Derives the key of one purpose that is in use, see {@link keysFor}. */
export function keyFor(config: Config, purpose: string): Buffer {
  const [secret = ''] = secretsOf(config);
  return derive(secret, purpose, 32);
}
