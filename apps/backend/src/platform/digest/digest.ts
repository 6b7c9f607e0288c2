import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes, or of a text as UTF-8, in base64url. */
export const digestOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url');
