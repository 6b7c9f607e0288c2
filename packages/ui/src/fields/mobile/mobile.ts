/** Separators between the digits of a number, and invisible characters of pasted text. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.()/−]/gu;
/** Country code of mainland China, before a number that begins like a mobile number. */
const COUNTRY = /^(?:\+|00)?86(?=1)/;

/** Normalises a mobile number as people write it: `+86 138-1234-5678` and full-width digits become 13812345678. */
export function readMobile(typed: string): string {
  return typed.normalize('NFKC').replace(SEPARATORS, '').replace(COUNTRY, '');
}
