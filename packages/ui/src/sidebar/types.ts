import type { Flag } from '../footers/types.ts';
import type { Maybe } from '../headers/types.ts';

/** A school's contact channels under the names of the platform. */
export interface SideBarInfo {
  /** 1 shows line icons, 4 a word under each icon; the unknown is 1. */
  tempType?: Maybe<number | string>;
  /** Whether the WeChat code shows. */
  weixinFlag?: Flag;
  /** The picture of the WeChat code. */
  weixinPic?: Maybe<string>;
  /** Whether the personal WeChat code shows. */
  personalWeixinFlag?: Flag;
  /** The picture of the personal WeChat code. */
  personalWeixinPic?: Maybe<string>;
  /** Whether the QQ numbers show. */
  qqFlag?: Flag;
  /** MARKET_QQ_MARKET: the number belongs to a marketing account with its own chat page. */
  qqType?: Maybe<string>;
  /** The school’s QQ number. */
  qqNum?: Maybe<string>;
  /** A teacher’s own QQ number. */
  personalqqNum?: Maybe<string>;
  /** Whether the weibo shows. */
  weiboFlag?: Flag;
  /** The picture of the weibo’s code. */
  weiboPic?: Maybe<string>;
  /** The address of the weibo. */
  weiboUrl?: Maybe<string>;
  /** Whether the telephones show. */
  serviceFlag?: Flag;
  /** When somebody answers. */
  serviceTime?: Maybe<string>;
  /** The first telephone. */
  servicePhone?: Maybe<string>;
  /** The second telephone. */
  servicePhone1?: Maybe<string>;
  /** The third telephone. */
  servicePhone2?: Maybe<string>;
  /** Whether the e-mails show. */
  serviceEmailFlag?: Flag;
  /** The e-mail addresses; in one text they are parted by commas, semicolons or blanks. */
  serviceEmails?: Maybe<string | readonly string[]>;
}
