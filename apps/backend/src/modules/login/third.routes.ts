import * as login from '@lectern/sdk/endpoints/login';
import { login as schema, parts } from '@lectern/sdk/schemas';
import type { Context } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { ThirdProvider, ThirdType } from '../../providers/login/thirdProvider.ts';
import { configOf } from '../../platform/company/index.ts';
import { callbackOf, makeState, providerOf } from './third.ts';

/** The flag of each platform in a school's settings. */
const FLAGS = {
  weixin: 'wechatLogin',
  qq: 'qqLogin',
  weibo: 'weiboLogin',
  weixinwork: 'wechatWorkLogin',
  dingtalk: 'ddLoginFlag',
} as const satisfies Readonly<Record<ThirdType, keyof login.ThirdLogins>>;

/** The platforms that the school wants and that are set up. */
export function thirdLoginsOf(context: Context): login.ThirdLogins {
  const wanted = configOf(context).login.thirdLogins;
  const isUsable = (type: ThirdType) =>
    wanted[FLAGS[type]] === 1 && providerOf(context, type) !== undefined ? 1 : 0;
  return {
    thirdLoginFlag: wanted.thirdLoginFlag,
    wechatLogin: isUsable('weixin'),
    qqLogin: isUsable('qq'),
    weiboLogin: isUsable('weibo'),
    wechatWorkLogin: isUsable('weixinwork'),
    wechatWorkRegLogin: wanted.wechatWorkRegLogin === 1 ? isUsable('weixinwork') : 0,
    ddLoginFlag: isUsable('dingtalk'),
  };
}

/** @throws {BusinessError} code 0 where the school does without this platform. */
function usable(context: Context, type: ThirdType): ThirdProvider {
  const logins = thirdLoginsOf(context);
  const provider = providerOf(context, type);
  if (logins.thirdLoginFlag !== 1 || logins[FLAGS[type]] !== 1 || provider === undefined) {
    throw new BusinessError('0', '学校没有开通这种登录方式');
  }
  return provider;
}

/** Log-in by an account of another platform: how it begins. */
export const thirdRoutes: readonly Route[] = [
  route(
    login.openThirdLogin,
    { input: parts.Nothing, output: schema.ThirdLogins },
    (_, context) => thirdLoginsOf(context),
    { access: 'public' },
  ),
  route(
    login.thirdLoginStart,
    { input: schema.ThirdLoginStartIn, output: schema.ThirdLoginStart },
    ({ type }, context) => {
      const way = { redirectUrl: callbackOf(context, type), state: makeState(context, type) };
      return { flag: 1, url: new URL(usable(context, type).authoriseUrl(way), context.origin).href };
    },
    { access: 'public' },
  ),
  route(
    login.ddQrCode,
    { input: parts.Nothing, output: schema.DdQrCode },
    (_, context) => {
      const { clientId, scope, page } = usable(context, 'dingtalk');
      return {
        redirectUrl: callbackOf(context, 'dingtalk'),
        clientId,
        scope,
        respionseType: 'code',
        state: makeState(context, 'dingtalk'),
        prompt: 'consent',
        frameUrl: new URL(page, context.origin).href,
      };
    },
    { access: 'public' },
  ),
];
