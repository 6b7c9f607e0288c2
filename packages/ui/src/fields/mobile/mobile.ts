/** What stands between the digits of a number, and marks that a copy brings along unseen. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.()/−]/gu;
/** Mainland China, before a number that begins as mobiles do. */
const COUNTRY = /^(?:\+|00)?86(?=1)/;

/** Reads a mobile number as people write it: `+86 138-1234-5678` and full-width digits are 13812345678. */
export function readMobile(written: string): string {
  return written.normalize('NFKC').replace(SEPARATORS, '').replace(COUNTRY, '');
}
