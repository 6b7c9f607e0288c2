import * as setting from '@lectern/sdk/endpoints/setting';
import { parts, setting as schema } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import { presentAccount } from './accountInfo.ts';
import * as service from './account.service.ts';

/** The account: what it is bound to, and how that changes. */
export const accountRoutes: readonly Route[] = [
  route(setting.accountInfo, { input: parts.Nothing, output: schema.AccountInfo }, (_, context) =>
    presentAccount(context),
  ),
  route(setting.checkEmail, { input: schema.CheckEmailIn, output: Type.Null() }, service.checkEmail),
  route(setting.checkUsername, { input: schema.CheckUsernameIn, output: Type.Null() }, service.checkUsername),
  route(setting.checkMobile, { input: schema.CheckMobileIn, output: Type.Null() }, service.checkMobile),
  route(setting.sendSms, { input: schema.SettingSmsIn, output: schema.SentCode }, async (input, context) => ({
    retryAfterSeconds: await service.sendTo(context, input),
  })),
  route(
    setting.verifyIdentity,
    { input: schema.VerifyIdentityIn, output: schema.VerifiedIdentity },
    service.verifyIdentity,
  ),
  route(
    setting.checkCaptcha,
    { input: schema.CheckCaptchaIn, output: schema.VerifiedIdentity },
    service.checkCaptcha,
  ),
  route(setting.bindMobile, { input: schema.BindMobileIn, output: Type.Null() }, service.bindMobile),
  route(setting.bindEmail, { input: schema.BindEmailIn, output: Type.Null() }, service.bindEmail),
  route(setting.bindUsername, { input: schema.BindUsernameIn, output: Type.Null() }, service.bindUsername),
  route(
    setting.unbindThirdParty,
    { input: schema.UnbindThirdPartyIn, output: Type.Null() },
    service.unbindThirdParty,
  ),
];
