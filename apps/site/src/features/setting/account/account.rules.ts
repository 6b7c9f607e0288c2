import { object, ref, string, type ObjectSchema } from 'yup';
import { codeRule, newPasswordRule, usernameRule } from '../../../shared/forms/credentials.ts';
import { MOBILE } from '../../../shared/forms/mobile.ts';
import type { AccountText } from './account.texts.ts';

// Messages are keys of texts, so that they follow the language.
const word = (key: AccountText): AccountText => key;
const smsCode = codeRule(word('missingCode'));
const mailCode = codeRule(word('missingMailCode'));

/** Values of the identity check; only the chosen method's field is validated. */
export interface IdentityForm {
  password: string;
  code: string;
}

export const identityRules = {
  password: object({ password: string().required(word('missingCurrent')), code: string().defined() }),
  mobile: object({ password: string().defined(), code: smsCode }),
  email: object({ password: string().defined(), code: mailCode }),
} satisfies Record<string, ObjectSchema<IdentityForm>>;

/** Values for binding a number or an address. */
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

/** Values for setting the user name. */
export interface UsernameForm {
  username: string;
}

/** Rules for setting the user name. */
export const usernameRules: ObjectSchema<UsernameForm> = object({ username: usernameRule });

/** Values for changing the password; only the chosen proof is validated. */
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
