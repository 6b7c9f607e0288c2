import { login, parts } from '@lectern/sdk/schemas';
import { Type, type Static } from 'typebox';

/** How a school's students log in; part of a school's settings. */
export const LoginSettings = Type.Object({
  /** 1 shows the phone-code mode first. */
  webVerifyCodeLogin: parts.Flag,
  /** 1 lets an account be logged in on one device only: a log-in elsewhere ends the others with 409. */
  oneDeviceFlag: parts.Flag,
  /** 1 asks for province, city and county at registration. */
  provCityCountyFlag: parts.Flag,
  thirdLogins: login.ThirdLogins,
});
export type LoginSettings = Static<typeof LoginSettings>;
