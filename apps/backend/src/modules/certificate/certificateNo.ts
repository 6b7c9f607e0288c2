import { randomBytes } from 'node:crypto';
import { dayOf } from '../../platform/dates/days.ts';

/** Crockford's base 32, whose signs are not mistaken for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes the number of a certificate: the day in Shanghai and eight signs that nobody can guess, as `20260302-7K3M9XQ2`. */
export function newCertificateNo(now: Date): string {
  const signs = Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${dayOf(now).replaceAll('-', '')}-${signs}`;
}
