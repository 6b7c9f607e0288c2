import type { Flag } from '../footers/types.ts';
import type { Maybe } from '../headers/types.ts';

/** A school's contact channels, with the API's property names. */
export interface SideBarInfo {
  /** Template: 1 shows line icons, 4 a word below each icon; unknown values count as 1. */
  tempType?: Maybe<number | string>;
  /** Whether the WeChat code is shown. */
  weixinFlag?: Flag;
  /** URL of the WeChat code's picture. */
  weixinPic?: Maybe<string>;
  /** Whether the personal WeChat code is shown. */
  personalWeixinFlag?: Flag;
  /** URL of the personal WeChat code's picture. */
  personalWeixinPic?: Maybe<string>;
  /** Whether the QQ numbers are shown. */
  qqFlag?: Flag;
  /** MARKET_QQ_MARKET: the number belongs to a marketing account, which has a chat page of its own. */
  qqType?: Maybe<string>;
  /** QQ number of the school. */
  qqNum?: Maybe<string>;
  /** QQ number of a teacher. */
  personalqqNum?: Maybe<string>;
  /** Whether the weibo is shown. */
  weiboFlag?: Flag;
  /** URL of the weibo code's picture. */
  weiboPic?: Maybe<string>;
  /** Address of the weibo. */
  weiboUrl?: Maybe<string>;
  /** Whether the telephone numbers are shown. */
  serviceFlag?: Flag;
  /** Service hours. */
  serviceTime?: Maybe<string>;
  /** First telephone number. */
  servicePhone?: Maybe<string>;
  /** Second telephone number. */
  servicePhone1?: Maybe<string>;
  /** Third telephone number. */
  servicePhone2?: Maybe<string>;
  /** Whether the e-mail addresses are shown. */
  serviceEmailFlag?: Flag;
  /** E-mail addresses: a list, or a text separated by commas, semicolons or whitespace. */
  serviceEmails?: Maybe<string | readonly string[]>;
}
