import type { Ref } from 'react';
import type { Maybe } from '../headers/types.ts';

/** A flag as servers send it: 1, "1" and true are on. */
export type Flag = Maybe<number | string | boolean>;

export interface FooterMenuItem {
  /** Unique in the menu. */
  id: string;
  /** Name of the entry; an entry without one is omitted. */
  name?: Maybe<string>;
  /** Address of the entry; without one it is a heading. */
  href?: Maybe<string>;
  /** Whether it opens in a new window (`openType`). @defaultValue false */
  isNewWindow?: boolean;
  /** Entries below it, or beside it in the layout on one line. */
  children?: Maybe<readonly FooterMenuItem[]>;
}

/** A school's footer, with the API's property names. Every property may be missing. */
export interface FooterInfo {
  /** Whether the logo is a picture or text. */
  logoType?: Maybe<'picture' | 'text'>;
  /** URL of the logo's picture; if it cannot be loaded the text is shown. */
  logoPic?: Maybe<string>;
  /** Text of the logo. @defaultValue the name of the company */
  logoText?: Maybe<string>;
  /** The school's description of itself; line breaks are preserved. */
  overview?: Maybe<string>;
  /** Postal address. */
  companyAddress?: Maybe<string>;
  /** Copyright line. */
  copyright?: Maybe<string>;
  /** Name of the company; not shown again if the copyright line contains it. */
  companyName?: Maybe<string>;
  /** ICP number, linked to the ministry's register. */
  icpNo?: Maybe<string>;
  /** URL of the public security record's badge. */
  securityIco?: Maybe<string>;
  /** URL of the public security record's page. */
  securityLink?: Maybe<string>;
  /** Number of the public security record; without it none of the record is shown. */
  securityRegno?: Maybe<string>;
  /** URL of the WeChat QR code's picture; shown only if its flag is on. */
  tencentWechat?: Maybe<string>;
  /** Whether the WeChat code is shown. */
  tencentWechatFlag?: Flag;
  /** URL of a QR code's picture, or of the weibo page itself. */
  sinaWeibo?: Maybe<string>;
  /** Whether the Sina weibo is shown. */
  sinaWeiboFlag?: Flag;
  /** URL of a QR code's picture, or of the weibo page itself. */
  tencentWeibo?: Maybe<string>;
  /** Whether the Tencent weibo is shown. */
  tencentWeiboFlag?: Flag;
}

export interface FooterProps {
  /** Ref to the `footer` element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The school's details; missing ones are omitted. */
  info?: Maybe<FooterInfo>;
  /** The footer's menu. */
  menus?: Maybe<readonly FooterMenuItem[]>;
  /** The API's `themes` (`footer-{colour}`); without one the footer inherits its theme. */
  theme?: Maybe<string>;
}
