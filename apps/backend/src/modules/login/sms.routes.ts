import * as login from '@lectern/sdk/endpoints/login';
import { route, type Route } from '../../platform/http/route.ts';
import { smsAllowance } from '../verification/index.ts';
import * as service from './sms.service.ts';

/** The calls for logging in by SMS code. */
export const smsRoutes: readonly Route[] = [
  route(login.checkLimitAndMobile, ({ mobile }, context) => smsAllowance(context, mobile), {
    access: 'public',
  }),
  route(login.sendSms, service.sendSms, { access: 'public' }),
  route(login.mobileSms, service.mobileSms, { access: 'public' }),
];
