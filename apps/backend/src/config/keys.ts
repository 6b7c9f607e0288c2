import { hkdfSync } from 'node:crypto';
import type { Config } from './config.ts';

/**
 * Derives the key of one purpose from the secret of the back end, so that a key that leaks
 * opens nothing else.
 * @throws {Error} when the back end was started without a secret.
 */
export function keyFor(config: Config, purpose: string): Buffer {
  if (config.secret === undefined)
    throw new Error('The back end has no secret; start it by the server, or set LECTERN_SECRET');
  return Buffer.from(hkdfSync('sha256', config.secret, '', `lectern ${purpose}`, 32));
}
