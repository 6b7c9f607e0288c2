import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { keyFor } from '../config/keys.ts';

/** What a derived key is for; see `keyFor`. */
export type Purpose =
  | 'password-key'
  | 'login-nonce'
  | 'sms-code'
  | 'third-state'
  | 'third-cache'
  | 'third-sandbox'
  | 'face-login'
  | 'identity'
  | 'identity-proof'
  | 'upload-token'
  | 'certificate-link'
  | 'resource-link'
  | 'presence-ticket';

/** Encrypts a text for storage: AES-256-GCM as `iv.tag.cipher`. */
export function seal(config: Config, purpose: Purpose, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(config, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.');
}

/** Decrypts what {@link seal} made; undefined when it was changed, or sealed with another secret, as after the secret was replaced. */
export function unseal(config: Config, purpose: Purpose, sealed: string): string | undefined {
  const [iv = '', tag = '', body = ''] = sealed.split('.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(config, purpose), Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}

/** Signs a text, so that it can be recognised without being kept. */
export function sign(config: Config, purpose: Purpose, text: string): string {
  return createHmac('sha256', keyFor(config, purpose)).update(text).digest('base64url');
}

/** Compares two signatures without telling by its time where they differ. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
