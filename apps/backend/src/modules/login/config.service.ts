import type { parts } from '@lectern/sdk/schemas';
import { configOf } from '../../platform/company/index.ts';
import { smsProvider } from '../../providers/sms/smsProvider.ts';
import { captchaOf } from '../verification/index.ts';
import { passwordKeyOf } from './passwordKey.service.ts';
import { thirdLoginsOf } from './third.service.ts';
import type { LoginConfig } from '@lectern/sdk/endpoints/login';
import type { Context } from '../../platform/http/context.ts';

/** Answers `login.config`. */
export async function config(_: parts.SchoolScope, context: Context): Promise<LoginConfig> {
  const { webVerifyCodeLogin } = configOf(context).login;
  const captcha = captchaOf(context);
  return {
    // What nobody sends is no way in.
    webVerifyCodeLogin: context.services.has(smsProvider) ? webVerifyCodeLogin : 0,
    ...(await passwordKeyOf(context)),
    captchaScript: captcha?.script ?? '',
    captchaAppId: captcha?.appId ?? '',
    ...thirdLoginsOf(context),
  };
}
