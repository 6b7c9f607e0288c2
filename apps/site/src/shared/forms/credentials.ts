import { string } from 'yup';
import type { credentialTexts } from './credentials.texts.ts';

// Messages are keys of texts, so that they follow the language.
const word = (key: keyof typeof credentialTexts): string => key;

/**
 * The rule for a code sent by text message or e-mail.
 * @param empty the key of the message for an empty field.
 */
export const codeRule = (empty: string) =>
  string()
    .trim()
    .required(empty)
    .matches(/^\d{6}$/, word('codeFormat'));

/**
 * The rule for a new password.
 * @param empty the key of the message for an empty field.
 */
export const newPasswordRule = (empty: string) =>
  string()
    .required(empty)
    .test('length', word('passwordLength'), (value) => {
      const length = Array.from(value).length;
      return length >= 8 && length <= 64;
    });

/** The rule for a user name that somebody chooses. */
export const usernameRule = string()
  .trim()
  .required(word('usernameMissing'))
  .matches(/^[A-Za-z]/, word('usernameStart'))
  .matches(/^[A-Za-z0-9_]{4,20}$/, word('usernameFormat'));
