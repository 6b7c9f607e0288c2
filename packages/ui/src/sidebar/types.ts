import type { Flag } from '../footers/types.ts';
import type { Maybe } from '../headers/types.ts';

/** A school's contact channels under the names of the specification (section 3, "Side-bar contact info"). */
export interface SideBarInfo {
  /** 1 shows line icons, 4 a word under each icon; the unknown is 1. */
  tempType?: Maybe<number | string>;
  weixinFlag?: Flag;
  weixinPic?: Maybe<string>;
  personalWeixinFlag?: Flag;
  personalWeixinPic?: Maybe<string>;
  qqFlag?: Flag;
  /** MARKET_QQ_MARKET: the number belongs to a marketing account with its own chat page. */
  qqType?: Maybe<string>;
  qqNum?: Maybe<string>;
  personalqqNum?: Maybe<string>;
  weiboFlag?: Flag;
  weiboPic?: Maybe<string>;
  weiboUrl?: Maybe<string>;
  serviceFlag?: Flag;
  serviceTime?: Maybe<string>;
  servicePhone?: Maybe<string>;
  servicePhone1?: Maybe<string>;
  servicePhone2?: Maybe<string>;
  serviceEmailFlag?: Flag;
  serviceEmails?: Maybe<string | readonly string[]>;
}
