import { login, parts } from '@lectern/sdk/schemas';
import { Type, type Static } from 'typebox';

/** Log-in settings of a school. */
export const LoginSettings = Type.Object({
  /** 1 shows the phone-code mode first. */
  webVerifyCodeLogin: parts.Flag,
  /** 1 allows one device per account only: a log-in elsewhere ends the other sessions with 409. */
  oneDeviceFlag: parts.Flag,
  /** 1 asks for province, city and county at registration. */
  provCityCountyFlag: parts.Flag,
  thirdLogins: login.ThirdLogins,
});
export type LoginSettings = Static<typeof LoginSettings>;
