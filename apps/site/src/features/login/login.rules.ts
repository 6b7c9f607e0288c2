import { boolean, object, string, type ObjectSchema } from 'yup';
import { codeRule, newPasswordRule, usernameRule } from '../../shared/forms/credentials.ts';
import { MOBILE } from '../../shared/forms/mobile.ts';
import type { LoginOptions } from './login.model.ts';
import type { LoginText } from './login.texts.ts';

const word = (key: LoginText): LoginText => key;
// Messages are keys of texts, so that they follow the language.
const mobile = (empty: LoginText, wrong: LoginText) => string().trim().required(empty).matches(MOBILE, wrong);
const code = (empty: LoginText) => codeRule(empty);
const newPassword = newPasswordRule(word('passwordEmpty'));

/** Values of the log-in by SMS code. */
export interface SmsForm {
  mobile: string;
  smsCode: string;
}

/** Rules of the log-in by SMS code. */
export const smsRules: ObjectSchema<SmsForm> = object({
  mobile: mobile('mobileMissing', 'mobileWrong'),
  smsCode: code('codeMissing'),
});

/** Values of the log-in by password. */
export interface PasswordForm {
  account: string;
  password: string;
}

export const passwordRules: ObjectSchema<PasswordForm> = object({
  account: string().trim().required(word('accountMissing')),
  password: string().required(word('passwordMissing')),
});

/** Values of the password reset. */
export interface ForgotForm {
  mobile: string;
  smsCode: string;
  password: string;
}

export const forgotRules: ObjectSchema<ForgotForm> = object({
  mobile: mobile('mobileMissing', 'mobileWrong'),
  smsCode: code('codeEmpty'),
  password: newPassword,
});

/** Values of the registration; fields that the school does not ask for stay empty. */
export interface RegisterForm {
  username: string;
  mobile: string;
  smsCode: string;
  password: string;
  province: string;
  city: string;
  county: string;
  /** Empty without an invitation. */
  inviteCode: string;
  isAgreed: boolean;
}

type RequestedFields = Pick<LoginOptions, 'asksUsername' | 'asksMobile' | 'asksAgreement' | 'asksRegion'>;

/** Returns the rules of registration at a school. */
export function registerRules({
  asksUsername,
  asksMobile,
  asksAgreement,
  asksRegion,
}: RequestedFields): ObjectSchema<RegisterForm> {
  const unasked = string().defined();
  const region = asksRegion ? string().trim().required(word('regionEmpty')) : unasked;
  return object({
    username: asksUsername ? usernameRule : unasked,
    mobile: asksMobile ? mobile('mobileMissing', 'mobileFormat') : unasked,
    smsCode: asksMobile ? code('codeEmpty') : unasked,
    password: newPassword,
    province: region,
    city: region,
    county: region,
    inviteCode: unasked,
    isAgreed: asksAgreement ? boolean().required().isTrue(word('agreementMissing')) : boolean().required(),
  });
}
