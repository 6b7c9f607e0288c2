import { serviceKey } from '../../platform/http/services.ts';

/** The third-party log-in platforms. */
export const THIRD_TYPES = ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'] as const;
export type ThirdType = (typeof THIRD_TYPES)[number];

/** The names of the platforms. */
export const THIRD_NAMES: Readonly<Record<ThirdType, string>> = {
  weixin: '微信',
  qq: 'QQ',
  weibo: '微博',
  weixinwork: '企业微信',
  dingtalk: '钉钉',
};

/** An account on a platform. */
export interface ThirdProfile {
  /** The account's permanent id on the platform. */
  readonly externalId: string;
  /** Empty where the platform does not reveal it. */
  readonly nickName: string;
  /** URL of a picture; empty where the platform does not reveal it. */
  readonly headPic: string;
}

/** A platform rejected a code: it is used, expired or forged, or the platform has a failure. */
export class ThirdLoginError extends Error {
  override readonly name = 'ThirdLoginError';
}

/** The return URL of a log-in at a platform, and the `state` to send back. */
export interface ThirdReturn {
  readonly redirectUrl: string;
  readonly state: string;
}

/** The log-in of a platform (OAuth 2.0, each with its own dialect). */
export interface ThirdProvider {
  readonly clientId: string;
  /**
   * URL of the authorization page, without its query; messages of its iframe come from its origin. `/…` is on
   * this server.
   */
  readonly page: string;
  readonly scope: string;
  /** Returns the URL at which people authorize the log-in. */
  authoriseUrl(way: ThirdReturn): string;
  /** Returns the account of a code. @throws {ThirdLoginError} */
  profileOf(code: string, way: Pick<ThirdReturn, 'redirectUrl'>): Promise<ThirdProfile>;
}

/** The configured platforms. */
export type ThirdProviders = Readonly<Partial<Record<ThirdType, ThirdProvider>>>;

export const thirdProviders = serviceKey<ThirdProviders>('third-party log-in providers');
