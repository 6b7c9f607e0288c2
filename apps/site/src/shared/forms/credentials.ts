import { string } from 'yup';
import type { credentialTexts } from './credentials.texts.ts';

// The messages are names of texts, so that they follow the language.
const word = (key: keyof typeof credentialTexts): string => key;

/**
 * The code of a text message or a mail.
 * @param empty the name of the text that asks for it.
 */
export const codeRule = (empty: string) =>
  string()
    .trim()
    .required(empty)
    .matches(/^\d{6}$/, word('codeFormat'));

/**
 * A password that will hold from now on.
 * @param empty the name of the text that asks for it.
 */
export const newPasswordRule = (empty: string) =>
  string()
    .required(empty)
    .test('length', word('passwordLength'), (value) => {
      const length = Array.from(value).length;
      return length >= 8 && length <= 64;
    });

/** A user name that somebody chooses. */
export const usernameRule = string()
  .trim()
  .required(word('usernameMissing'))
  .matches(/^[A-Za-z]/, word('usernameStart'))
  .matches(/^[A-Za-z0-9_]{4,20}$/, word('usernameFormat'));
