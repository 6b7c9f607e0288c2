import type { parts } from '@lectern/sdk/schemas';
import { configOf } from '../../platform/company/index.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { captchaOf } from '../verification/index.ts';
import { passwordKeyOf } from './password/passwordKey.service.ts';
import { thirdLoginsOf } from './third/third.service.ts';
import type { LoginConfig } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../platform/http/context.ts';

/** Answers `login.config`. */
export async function config(_: parts.SchoolScope, context: Context): Promise<LoginConfig> {
  const { webVerifyCodeLogin } = configOf(context).login;
  const captcha = captchaOf(context);
  const smsFlag = context.services.has(smsProvider) ? 1 : 0;
  return {
    // Log-in by SMS code is offered only where a provider can send the code.
    webVerifyCodeLogin: smsFlag === 1 ? webVerifyCodeLogin : 0,
    smsFlag,
    ...(await passwordKeyOf(context)),
    captchaScript: captcha?.script ?? '',
    captchaAppId: captcha?.appId ?? '',
    ...thirdLoginsOf(context),
  };
}
