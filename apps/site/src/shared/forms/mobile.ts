import { readMobile } from '@lectern/ui/fields';

/** A mobile number of mainland China: 1, then 3 to 9, then 9 digits. */
export const MOBILE = /^1[3-9]\d{9}$/;

/** Normalises an account as typed; a mobile number, however it is formatted, becomes its 11 digits. */
export function readAccount(typed: string): string {
  const mobile = readMobile(typed);
  return MOBILE.test(mobile) ? mobile : typed.normalize('NFKC').trim();
}
