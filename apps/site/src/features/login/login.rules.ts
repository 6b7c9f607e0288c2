import { boolean, object, string, type ObjectSchema } from 'yup';
import { codeRule, newPasswordRule, usernameRule } from '../../shared/forms/credentials.ts';
import { MOBILE } from '../../shared/forms/mobile.ts';
import type { LoginOptions } from './login.model.ts';
import type { LoginText } from './login.texts.ts';

const word = (key: LoginText): LoginText => key;
// The messages are names of texts, so that they follow the language.
const mobile = (empty: LoginText, wrong: LoginText) => string().trim().required(empty).matches(MOBILE, wrong);
const code = (empty: LoginText) => codeRule(empty);
const newPassword = newPasswordRule(word('passwordEmpty'));

/** What is typed to log in by SMS code. */
export interface SmsForm {
  mobile: string;
  smsCode: string;
}

/** The log-in warnings. */
export const smsRules: ObjectSchema<SmsForm> = object({
  mobile: mobile('mobileMissing', 'mobileWrong'),
  smsCode: code('codeMissing'),
});

/** What is typed to log in by password. */
export interface PasswordForm {
  account: string;
  password: string;
}

export const passwordRules: ObjectSchema<PasswordForm> = object({
  account: string().trim().required(word('accountMissing')),
  password: string().required(word('passwordMissing')),
});

/** What is typed to set a new password. */
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

/** What is typed to register; what a school does not ask for stays empty. */
export interface RegisterForm {
  username: string;
  mobile: string;
  smsCode: string;
  password: string;
  province: string;
  city: string;
  county: string;
  /** Empty where nobody invited them. */
  inviteCode: string;
  isAgreed: boolean;
}

type Asked = Pick<LoginOptions, 'asksUsername' | 'asksMobile' | 'asksAgreement' | 'asksRegion'>;

/** The rules of registration at a school. */
export function registerRules({
  asksUsername,
  asksMobile,
  asksAgreement,
  asksRegion,
}: Asked): ObjectSchema<RegisterForm> {
  const unasked = string().defined();
  const place = asksRegion ? string().trim().required(word('regionEmpty')) : unasked;
  return object({
    username: asksUsername ? usernameRule : unasked,
    mobile: asksMobile ? mobile('mobileMissing', 'mobileFormat') : unasked,
    smsCode: asksMobile ? code('codeEmpty') : unasked,
    password: newPassword,
    province: place,
    city: place,
    county: place,
    inviteCode: unasked,
    isAgreed: asksAgreement ? boolean().required().isTrue(word('agreementMissing')) : boolean().required(),
  });
}
