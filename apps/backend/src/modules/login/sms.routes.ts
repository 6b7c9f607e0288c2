import * as login from '@lectern/sdk/endpoints/login';
import { login as schema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { smsAllowance } from '../verification/index.ts';
import * as service from './sms.service.ts';

/** Log-in by SMS code. */
export const smsRoutes: readonly Route[] = [
  route(
    login.checkLimitAndMobile,
    { input: schema.CheckLimitIn, output: schema.SmsLimit },
    ({ mobile }, context) => smsAllowance(context, mobile),
    { access: 'public' },
  ),
  route(login.sendSms, { input: schema.SendSmsIn, output: schema.SentSms }, service.sendSms, {
    access: 'public',
  }),
  route(login.mobileSms, { input: schema.MobileSmsIn, output: schema.LoginReply }, service.mobileSms, {
    access: 'public',
  }),
];
