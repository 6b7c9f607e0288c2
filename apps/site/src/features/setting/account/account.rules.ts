import { object, ref, string, type ObjectSchema } from 'yup';
import { codeRule, newPasswordRule, usernameRule } from '../../../shared/forms/credentials.ts';
import { MOBILE } from '../../../shared/forms/mobile.ts';
import type { AccountText } from './account.texts.ts';

// The messages are names of texts, so that they follow the language.
const word = (key: AccountText): AccountText => key;
const smsCode = codeRule(word('missingCode'));
const mailCode = codeRule(word('missingMailCode'));

/** What is typed to prove who is there; only the chosen way's field is looked at. */
export interface IdentityForm {
  password: string;
  code: string;
}

export const identityRules = {
  password: object({ password: string().required(word('missingCurrent')), code: string().defined() }),
  mobile: object({ password: string().defined(), code: smsCode }),
  email: object({ password: string().defined(), code: mailCode }),
} satisfies Record<string, ObjectSchema<IdentityForm>>;

/** What is typed to bind a number or an address. */
export interface BindForm {
  to: string;
  code: string;
}

export const bindRules = {
  mobile: object({
    to: string().trim().required(word('missingMobile')).matches(MOBILE, word('mobileWrong')),
    code: smsCode,
  }),
  email: object({
    to: string().trim().required(word('missingEmail')).email(word('emailWrong')).max(128, word('emailWrong')),
    code: mailCode,
  }),
} satisfies Record<string, ObjectSchema<BindForm>>;

/** What is typed to set the user name. */
export interface UsernameForm {
  username: string;
}

/** The checks. */
export const usernameRules: ObjectSchema<UsernameForm> = object({
  username: usernameRule,
});

/** What is typed to change the password; only the chosen proof is looked at. */
export interface PasswordForm {
  oldPassword: string;
  code: string;
  password: string;
  repeated: string;
}

const newPassword = {
  password: newPasswordRule(word('missingPassword')),
  repeated: string()
    .required(word('missingPassword'))
    .oneOf([ref('password')], word('passwordRepeat')),
};

export const passwordRules = {
  password: object({
    oldPassword: string().required(word('missingCurrent')),
    code: string().defined(),
    ...newPassword,
  }),
  sms: object({ oldPassword: string().defined(), code: smsCode, ...newPassword }),
} satisfies Record<string, ObjectSchema<PasswordForm>>;
