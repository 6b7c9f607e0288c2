import * as login from '@lectern/sdk/endpoints/login';
import { configOf } from '../../platform/company/index.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { smsAllowance } from '../verification/index.ts';
import * as config from './config.service.ts';
import { byFace } from './face/face.ts';
import { mergeUnlogged } from './merge.service.ts';
import * as password from './password/password.service.ts';
import * as register from './register.service.ts';
import * as session from './session.service.ts';
import * as sms from './sms.service.ts';
import * as third from './third/third.service.ts';

const open = { access: 'public' } as const;

/** The HTTP calls of log-in and registration, each with its handler. */
export const loginRoutes: readonly Route[] = [
  route(login.config, config.config, open),
  route(
    login.provCityCountyFlag,
    (_, context) => ({ provCityCountyFlag: configOf(context).login.provCityCountyFlag }),
    open,
  ),
  route(login.password, password.answerPassword, open),
  route(login.resetPassword, password.resetPassword, open),
  route(login.checkLimitAndMobile, ({ mobile }, context) => smsAllowance(context, mobile), open),
  route(login.sendSms, sms.sendSms, open),
  route(login.mobileSms, sms.mobileSms, open),
  route(login.checkAccount, register.checkAccount, open),
  route(login.register, register.register, open),
  route(login.byCacheCode, ({ code }, context) => session.exchangeCode(context, code), open),
  // Public, since logging out of an expired session is not an error.
  route(login.logout, (_, context) => session.logOut(context), open),
  route(login.openThirdLogin, (_, context) => third.thirdLoginsOf(context), open),
  route(login.thirdLoginStart, third.thirdLoginStart, open),
  route(login.ddQrCode, third.ddQrCode, open),
  route(login.byFace, byFace, open),
  route(login.mergeUnlogged, mergeUnlogged),
];
