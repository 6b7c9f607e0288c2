import { randomBytes } from 'node:crypto';
import { dayOf } from '../../platform/dates/days.ts';

/** Crockford's base 32 alphabet, without look-alike characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a certificate number: the day in Shanghai and eight random characters, such as `20260302-7K3M9XQ2`. */
export function newCertificateNo(now: Date): string {
  const characters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${dayOf(now).replaceAll('-', '')}-${characters}`;
}
