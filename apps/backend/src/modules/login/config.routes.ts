import * as login from '@lectern/sdk/endpoints/login';
import { login as schema, parts } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { configOf } from '../../platform/company/index.ts';
import { captchaOf } from '../verification/index.ts';
import { passwordKeyOf } from './passwordKey.ts';
import { thirdLoginsOf } from './third.routes.ts';

/** What a login box asks before it shows itself. */
export const configRoutes: readonly Route[] = [
  route(
    login.config,
    { input: parts.SchoolScope, output: schema.LoginConfig },
    async (_, context) => {
      const { webVerifyCodeLogin } = configOf(context).login;
      const captcha = captchaOf(context);
      return {
        webVerifyCodeLogin,
        ...(await passwordKeyOf(context)),
        captchaScript: captcha?.script ?? '',
        captchaAppId: captcha?.appId ?? '',
        ...thirdLoginsOf(context),
      };
    },
    { access: 'public' },
  ),
  route(
    login.provCityCountyFlag,
    { input: parts.DomainScope, output: schema.RegionFlag },
    (_, context) => ({ provCityCountyFlag: configOf(context).login.provCityCountyFlag }),
    { access: 'public' },
  ),
];
