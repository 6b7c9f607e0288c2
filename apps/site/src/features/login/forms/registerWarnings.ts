import type { RegisterForm } from '../login.rules.ts';
import type { LoginText } from '../login.texts.ts';

/** What is said of a field that is still empty when registration is sent. */
export const registerWarnings: Readonly<Partial<Record<keyof RegisterForm, LoginText>>> = {
  username: 'usernameMissing',
  mobile: 'registerMobileMissing',
  smsCode: 'codeMissing',
  password: 'passwordMissing',
  province: 'regionMissing',
  city: 'regionMissing',
  county: 'regionMissing',
};
