import type { Maybe } from '../headers/types.ts';

/** A switch as servers send it: 1, "1" and true are on. */
export type Flag = Maybe<number | string | boolean>;

export interface FooterMenuItem {
  id: string;
  /** An entry without a name is left out. */
  name?: Maybe<string>;
  href?: Maybe<string>;
  isNewWindow?: boolean;
  children?: Maybe<readonly FooterMenuItem[]>;
}

/** A school's footer under the names of the specification (section 3, "Footer info"). Anything may be missing. */
export interface FooterInfo {
  logoType?: Maybe<'picture' | 'text'>;
  logoPic?: Maybe<string>;
  logoText?: Maybe<string>;
  overview?: Maybe<string>;
  companyAddress?: Maybe<string>;
  copyright?: Maybe<string>;
  companyName?: Maybe<string>;
  /** The ICP number, linked to the ministry's register. */
  icpNo?: Maybe<string>;
  /** The public-security record: its badge, page and number. */
  securityIco?: Maybe<string>;
  securityLink?: Maybe<string>;
  securityRegno?: Maybe<string>;
  /** Pictures of QR codes, a weibo also the address of its page; each shows only with its flag on. */
  tencentWechat?: Maybe<string>;
  tencentWechatFlag?: Flag;
  sinaWeibo?: Maybe<string>;
  sinaWeiboFlag?: Flag;
  tencentWeibo?: Maybe<string>;
  tencentWeiboFlag?: Flag;
}

export interface FooterProps {
  info?: Maybe<FooterInfo>;
  menus?: Maybe<readonly FooterMenuItem[]>;
  /** The server's `themes` (`footer-{colour}`); without one the footer inherits its theme. */
  theme?: Maybe<string>;
}
