import { randomBytes } from 'node:crypto';

const SHANGHAI_MS = 8 * 3_600_000;

/** Crockford's base 32, whose signs are not mistaken for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes the number of a certificate: the day in Shanghai and eight signs that nobody can guess, as `20260302-7K3M9XQ2`. */
export function newCertificateNo(now: Date): string {
  const day = new Date(now.getTime() + SHANGHAI_MS).toISOString().slice(0, 10).replaceAll('-', '');
  const signs = Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('');
  return `${day}-${signs}`;
}
