import { flag, text, type Untrusted } from '@lectern/sdk';
import type { LoginConfig, RegionFlag } from '@lectern/sdk/endpoints/login';
import type { RegisterConfig } from '@lectern/sdk/endpoints/shell';
import type { LoginTask } from '@lectern/sdk/machines';

/** Another platform on which somebody may already have an account; DingTalk shows its code in a dialog, the rest open a window. */
export type ThirdLogin = 'weixin' | 'qq' | 'weibo' | 'weixinwork' | 'dingtalk';

/** How to log in and register at this school, read and safe to show. */
export interface LoginOptions {
  /** Whether a phone code lets in; it is then the first of the two ways. */
  readonly hasSms: boolean;
  readonly third: readonly ThirdLogin[];
  /** Where one may begin a registration: the new account is bound to the one there. */
  readonly thirdRegister: readonly ThirdLogin[];
  readonly captcha: { readonly script: string; readonly appId: string };
  readonly key: { readonly publicKey: string; readonly nonce: string };
  readonly canRegister: boolean;
  readonly asksUsername: boolean;
  readonly asksMobile: boolean;
  readonly asksAgreement: boolean;
  readonly asksRegion: boolean;
}

/** The replies that the options are read from; each may be missing. */
export interface LoginReplies {
  readonly login: Untrusted<LoginConfig>;
  readonly register: Untrusted<RegisterConfig>;
  readonly region: Untrusted<RegionFlag>;
}

/** Reads the options. Without the register config nobody can register; logging in still works. */
export function readLoginOptions({ login, register, region }: LoginReplies): LoginOptions {
  const isOpen = (own: unknown) => flag(login?.thirdLoginFlag) && flag(own);
  const third: [ThirdLogin, unknown][] = [
    ['weixin', login?.wechatLogin],
    ['qq', login?.qqLogin],
    ['weibo', login?.weiboLogin],
    ['weixinwork', login?.wechatWorkLogin],
    ['dingtalk', login?.ddLoginFlag],
  ];
  const asksUsername = flag(register?.usernameFlag);
  return {
    hasSms: flag(login?.webVerifyCodeLogin),
    third: third.filter(([, own]) => isOpen(own)).map(([name]) => name),
    thirdRegister: isOpen(login?.wechatWorkRegLogin) ? ['weixinwork'] : [],
    captcha: { script: text(login?.captchaScript), appId: text(login?.captchaAppId) },
    key: { publicKey: text(login?.publicKey), nonce: text(login?.nonce) },
    canRegister: register !== undefined && register !== null && text(register.closeFlag) === '0',
    asksUsername,
    asksMobile: flag(register?.mobileFlag) || !asksUsername,
    asksAgreement: flag(register?.registerAgreementFlag),
    asksRegion: flag(region?.provCityCountyFlag),
  };
}

/** What the box should show: what was wished, as far as this school has it. */
export function taskFor(wish: 'login' | 'register' | 'forgot' | 'face', options: LoginOptions): LoginTask {
  if (wish === 'register' && options.canRegister) return 'register';
  if (wish === 'forgot') return 'forgot';
  return options.hasSms ? 'sms' : 'password';
}
