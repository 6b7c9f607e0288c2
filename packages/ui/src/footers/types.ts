import type { Ref } from 'react';
import type { Maybe } from '../headers/types.ts';

/** A switch as servers send it: 1, "1" and true are on. */
export type Flag = Maybe<number | string | boolean>;

export interface FooterMenuItem {
  /** Unique in the menu. */
  id: string;
  /** An entry without a name is left out. */
  name?: Maybe<string>;
  /** Where it leads; without one it is a heading. */
  href?: Maybe<string>;
  /** Whether its openType asks for a new window. @defaultValue false */
  isNewWindow?: boolean;
  /** What stands under it, or beside it on one line. */
  children?: Maybe<readonly FooterMenuItem[]>;
}

/** A school's footer under the names of the platform. Anything may be missing. */
export interface FooterInfo {
  /** Whether the sign is a picture or words. */
  logoType?: Maybe<'picture' | 'text'>;
  /** The picture of the sign; its words stand in where it does not load. */
  logoPic?: Maybe<string>;
  /** The words of the sign. @defaultValue the name of the company */
  logoText?: Maybe<string>;
  /** What the school says of itself; line breaks are kept. */
  overview?: Maybe<string>;
  /** The postal address. */
  companyAddress?: Maybe<string>;
  /** The copyright line. */
  copyright?: Maybe<string>;
  /** The company; not repeated where the copyright names it. */
  companyName?: Maybe<string>;
  /** The ICP number, linked to the ministry's register. */
  icpNo?: Maybe<string>;
  /** The public-security record: its badge, page and number. */
  securityIco?: Maybe<string>;
  /** The page of the public-security record. */
  securityLink?: Maybe<string>;
  /** The number of the public-security record; without one nothing of it shows. */
  securityRegno?: Maybe<string>;
  /** Pictures of QR codes, a weibo also the address of its page; each shows only with its flag on. */
  tencentWechat?: Maybe<string>;
  /** Whether the WeChat code shows. */
  tencentWechatFlag?: Flag;
  /** A code’s picture, or the address of the page. */
  sinaWeibo?: Maybe<string>;
  /** Whether the Sina weibo shows. */
  sinaWeiboFlag?: Flag;
  /** A code’s picture, or the address of the page. */
  tencentWeibo?: Maybe<string>;
  /** Whether the Tencent weibo shows. */
  tencentWeiboFlag?: Flag;
}

export interface FooterProps {
  /** The `footer`. */
  ref?: Ref<HTMLElement> | undefined;
  /** What the school says at the end of each page; what is missing is left out. */
  info?: Maybe<FooterInfo>;
  /** The footer’s menu. */
  menus?: Maybe<readonly FooterMenuItem[]>;
  /** The server's `themes` (`footer-{colour}`); without one the footer inherits its theme. */
  theme?: Maybe<string>;
}
