import * as setting from '@lectern/sdk/endpoints/setting';
import { route, type Route } from '../../platform/http/route.ts';
import { presentAccount } from './accountInfo.ts';
import * as service from './account.service.ts';

/** The calls about an account and its contacts. */
export const accountRoutes: readonly Route[] = [
  route(setting.accountInfo, (_, context) => presentAccount(context)),
  route(setting.checkEmail, service.checkEmail),
  route(setting.checkUsername, service.checkUsername),
  route(setting.checkMobile, service.checkMobile),
  route(setting.sendSms, async (input, context) => ({
    retryAfterSeconds: await service.sendTo(context, input),
  })),
  route(setting.verifyIdentity, service.verifyIdentity),
  route(setting.checkCaptcha, service.checkCaptcha),
  route(setting.bindMobile, service.bindMobile),
  route(setting.bindEmail, service.bindEmail),
  route(setting.bindUsername, service.bindUsername),
  route(setting.unbindThirdParty, service.unbindThirdParty),
];
