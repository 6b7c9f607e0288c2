import type { RegisterForm } from '../login.rules.ts';
import type { LoginText } from '../login.texts.ts';

/** Messages for fields that are still empty when registration is submitted. */
export const registerWarnings: Readonly<Partial<Record<keyof RegisterForm, LoginText>>> = {
  username: 'usernameMissing',
  mobile: 'registerMobileMissing',
  smsCode: 'codeMissing',
  password: 'passwordMissing',
  province: 'regionMissing',
  city: 'regionMissing',
  county: 'regionMissing',
};
