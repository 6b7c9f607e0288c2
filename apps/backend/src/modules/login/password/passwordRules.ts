import { dictionary } from '@zxcvbn-ts/language-common';
import type { User } from '../../../platform/database/tables/users.tables.ts';
import { BusinessError, refused } from '../../../platform/http/errors.ts';
import { isPublished } from './publishedPassword.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 64;
/** The most common passwords of leaked lists, in lower case. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** The names of the password's owner, which would be guessed first. */
export type PasswordOwner = Partial<Pick<User, 'username' | 'mobile' | 'email'>>;

/** Returns an error whose `reason` lets the site show the message in another language. */
const weak = (message: string, reason: 'passwordCommon' | 'passwordOwnName'): BusinessError =>
  new BusinessError('0', message, { field: 'password', reason });

/** Lower-cases a text, as an attacker would also try a common password with a capital letter. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Tells whether a password is common, or repeats only a few characters. */
function isCommon(password: string): boolean {
  return commonPasswords.has(password) || new Set(password).size < 3 || /^(.{1,4}?)\1+$/u.test(password);
}

/**
 * Refuses a new password that is too short, too long, common, or the owner's own name.
 * @param isDemonstration allows the published password, which all demonstration accounts have.
 * @throws {BusinessError} code 0, with a `reason` for messages that the site can translate.
 */
export function refuseWeak(password: string, owner: PasswordOwner, isDemonstration: boolean): void {
  const length = Array.from(password).length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    throw refused('password', `密码需要 ${MIN_LENGTH} 到 ${MAX_LENGTH} 个字符`);
  }
  const names = [owner.username, owner.mobile, owner.email].map((name) => plain(name ?? ''));
  const small = plain(password);
  if (names.includes(small)) {
    throw weak('密码和账号一样，别人一猜就中，请换一个', 'passwordOwnName');
  }
  if (isPublished(password) ? !isDemonstration : isCommon(small))
    throw weak('这个密码太常见，容易被猜中，请换一个', 'passwordCommon');
}
