import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { keyFor, keysFor } from '../config/keys.ts';

/** The purpose of a derived key; see `keyFor`. */
export type Purpose =
  | 'password-key'
  | 'login-nonce'
  | 'known-browser'
  | 'sms-code'
  | 'third-state'
  | 'third-cache'
  | 'third-sandbox'
  | 'face-login'
  | 'identity'
  | 'identity-proof'
  | 'meeting'
  | 'upload-token'
  | 'calendar-feed'
  | 'certificate-link'
  | 'study-record-link'
  | 'resource-link'
  | 'media-link'
  | 'own-data-link'
  | 'rewarded-mobile'
  | 'live-room'
  | 'presence-ticket'
  | 'payee-ticket'
  | 'payer-ticket'
  | 'payee-sandbox'
  | 'transfer-link';

/**
 * A sealed text that cannot be opened: its key is missing, or the text was changed. The message names the key
 * and contains nothing of the text.
 */
export class SealedError extends Error {
  override readonly name = 'SealedError';
  readonly keyId: string;

  constructor(keyId: string, hasKey: boolean) {
    super(
      hasKey
        ? `The data encrypted with the key ${keyId} was modified, or encrypted for another purpose`
        : `It was encrypted with the key ${keyId}, which this process does not have; add its secret to LECTERN_EARLIER_SECRETS`,
    );
    this.keyId = keyId;
  }
}

/** Encrypts a text for storage: AES-256-GCM as `key.iv.tag.cipher`, where `key` is the id of the key in use. */
export function seal(config: Config, purpose: Purpose, text: string): string {
  const [key] = keysFor(config, purpose);
  if (key === undefined) throw new Error('There is no key');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [key.id, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts what {@link seal} made, with the key in use or an earlier one. @throws {SealedError} naming the key. */
export function unseal(config: Config, purpose: Purpose, sealed: string): string {
  const [id = '', iv = '', tag = '', body = ''] = sealed.split('.');
  const key = keysFor(config, purpose).find((candidate) => candidate.id === id);
  if (key === undefined) throw new SealedError(id, false);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    throw new SealedError(id, true);
  }
}

function signWith(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Signs a text, so that it can be verified later without being stored. */
export function sign(config: Config, purpose: Purpose, text: string): string {
  return signWith(keyFor(config, purpose), text);
}

/**
 * Returns every signature that {@link sign} may have made of a text: with the key in use first, then with the
 * earlier ones.
 */
export function signaturesOf(config: Config, purpose: Purpose, text: string): string[] {
  return keysFor(config, purpose).map(({ bytes }) => signWith(bytes, text));
}

/** Tells whether {@link sign} made this signature for a text, with the key in use or an earlier one. */
export function isSigned(config: Config, purpose: Purpose, text: string, signature: string): boolean {
  return signaturesOf(config, purpose, text).some((ours) => isSame(signature, ours));
}

/** Compares two signatures in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
