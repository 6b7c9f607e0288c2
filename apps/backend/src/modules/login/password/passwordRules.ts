import { dictionary } from '@zxcvbn-ts/language-common';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { isPublished } from './publishedPassword.ts';

const SHORTEST = 8;
const LONGEST = 64;
/** The most usual passwords of leaked lists, in small letters. */
const usual = new Set(dictionary['passwords-common']);

/** Whose password it is to be: their own name or number would be the first guess. */
export type PasswordOwner = Partial<Pick<User, 'username' | 'mobile' | 'email'>>;

/** A page in another language has its own words for a `reason`. */
const weak = (message: string, reason: 'passwordCommon' | 'passwordOwnName'): BusinessError =>
  new BusinessError('0', message, { field: 'password', reason });

/** Small letters, as in a password that somebody began with a capital to please a rule. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** True for one of the usual passwords, and for a few characters over and over. */
function isUsual(password: string): boolean {
  return usual.has(password) || new Set(password).size < 3 || /^(.{1,4}?)\1+$/u.test(password);
}

/**
 * Refuses a new password that is short, endless, among those that are guessed first, or the owner's own name.
 * @param isDemonstration where the published password is what everybody has.
 * @throws {BusinessError} code 0, with a `reason` where a page may say it in another language.
 */
export function refuseWeak(password: string, owner: PasswordOwner, isDemonstration: boolean): void {
  const length = Array.from(password).length;
  if (length < SHORTEST || length > LONGEST) {
    throw new BusinessError('0', `密码需要 ${SHORTEST} 到 ${LONGEST} 个字符`, { field: 'password' });
  }
  const names = [owner.username, owner.mobile, owner.email].map((name) => plain(name ?? ''));
  const small = plain(password);
  if (names.includes(small)) {
    throw weak('密码和账号一样，别人一猜就中，请换一个', 'passwordOwnName');
  }
  if (isPublished(password) ? !isDemonstration : isUsual(small))
    throw weak('这个密码太常见，容易被猜中，请换一个', 'passwordCommon');
}
