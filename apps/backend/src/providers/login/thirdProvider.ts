import { serviceKey } from '../../platform/http/services.ts';

/** The platforms on which somebody may already have an account. */
export const THIRD_TYPES = ['weixin', 'qq', 'weibo', 'weixinwork', 'dingtalk'] as const;
export type ThirdType = (typeof THIRD_TYPES)[number];

/** What each platform is called. */
export const THIRD_NAMES: Readonly<Record<ThirdType, string>> = {
  weixin: '微信',
  qq: 'QQ',
  weibo: '微博',
  weixinwork: '企业微信',
  dingtalk: '钉钉',
};

/** An account of a platform. */
export interface ThirdProfile {
  /** The platform's own lasting id of the account. */
  readonly externalId: string;
  /** Empty where the platform tells none. */
  readonly nickName: string;
  /** Address of a picture; empty where the platform tells none. */
  readonly headPic: string;
}

/** A platform could not say whose a code is: it is used, too old or forged, or the platform is out of order. */
export class ThirdLoginError extends Error {
  override readonly name = 'ThirdLoginError';
}

/** Where a log-in at a platform leads back to, and what it must bring along. */
export interface ThirdReturn {
  readonly redirectUrl: string;
  readonly state: string;
}

/** The log-in of a platform (OAuth 2.0, each with its own dialect). */
export interface ThirdProvider {
  readonly clientId: string;
  /** The page, without a query, on which people agree; a frame's messages come from its origin. `/…` is our own. */
  readonly page: string;
  readonly scope: string;
  /** The address at which people agree. */
  authoriseUrl(way: ThirdReturn): string;
  /** Tells whose a code is. @throws {ThirdLoginError} */
  profileOf(code: string, way: Pick<ThirdReturn, 'redirectUrl'>): Promise<ThirdProfile>;
}

/** The platforms that are set up. */
export type ThirdProviders = Readonly<Partial<Record<ThirdType, ThirdProvider>>>;

export const thirdProviders = serviceKey<ThirdProviders>('third-party log-in providers');
