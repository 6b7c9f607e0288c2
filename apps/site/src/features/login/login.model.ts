import type { Reply } from '@lectern/sdk';
import type { LoginConfig, RegionFlag } from '@lectern/sdk/endpoints/login';
import type { RegisterConfig } from '@lectern/sdk/endpoints/shell';
import type { LoginTask } from '@lectern/sdk/machines';

/**
 * Another platform whose account may be used to log in; DingTalk shows its code in a dialog, the others open a
 * window.
 */
export type ThirdLogin = 'weixin' | 'qq' | 'weibo' | 'weixinwork' | 'dingtalk';

/** The log-in and registration options of this school, parsed and sanitised. */
export interface LoginOptions {
  /** Whether a log-in by SMS code is possible; it is then the first of the two methods. */
  readonly hasSms: boolean;
  /** Whether the school sends codes by SMS at all; without them, a forgotten password cannot be reset. */
  readonly sendsSms: boolean;
  readonly third: readonly ThirdLogin[];
  /** Platforms with which a registration may start: the new account is bound to the platform's. */
  readonly thirdRegister: readonly ThirdLogin[];
  readonly captcha: { readonly script: string; readonly appId: string };
  readonly key: { readonly publicKey: string; readonly nonce: string };
  readonly canRegister: boolean;
  readonly asksUsername: boolean;
  readonly asksMobile: boolean;
  readonly asksAgreement: boolean;
  readonly asksRegion: boolean;
}

/** The replies from which the options are read; each may be missing. */
export interface LoginReplies {
  readonly login: Reply<LoginConfig>;
  readonly register: Reply<RegisterConfig> | undefined;
  readonly region: Reply<RegionFlag> | undefined;
}

/** Reads the options. Without the registration config nobody can register, but logging in still works. */
export function readLoginOptions({ login, register, region }: LoginReplies): LoginOptions {
  const isOpen = (own: number | undefined) => login.thirdLoginFlag === 1 && own === 1;
  const third: [ThirdLogin, number | undefined][] = [
    ['weixin', login.wechatLogin],
    ['qq', login.qqLogin],
    ['weibo', login.weiboLogin],
    ['weixinwork', login.wechatWorkLogin],
    ['dingtalk', login.ddLoginFlag],
  ];
  const asksUsername = register?.usernameFlag === 1;
  return {
    hasSms: login.webVerifyCodeLogin === 1,
    sendsSms: login.smsFlag !== 0,
    third: third.filter(([, own]) => isOpen(own)).map(([name]) => name),
    thirdRegister: isOpen(login.wechatWorkRegLogin) ? ['weixinwork'] : [],
    captcha: { script: login.captchaScript ?? '', appId: login.captchaAppId ?? '' },
    key: { publicKey: login.publicKey ?? '', nonce: login.nonce ?? '' },
    canRegister: register?.closeFlag === 0,
    asksUsername,
    asksMobile: register?.mobileFlag === 1 || !asksUsername,
    asksAgreement: register?.registerAgreementFlag === 1,
    asksRegion: region?.provCityCountyFlag === 1,
  };
}

/** Returns the task that the dialog should show: the requested one, if this school offers it. */
export function taskFor(purpose: 'login' | 'register' | 'forgot' | 'face', options: LoginOptions): LoginTask {
  if (purpose === 'register' && options.canRegister) return 'register';
  if (purpose === 'forgot' && options.sendsSms) return 'forgot';
  return options.hasSms ? 'sms' : 'password';
}
