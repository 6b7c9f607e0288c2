import type { MouseEvent } from 'react';
import type { Locale } from '../locale/index.ts';

/** A text or address from a server: it may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** The school's sign: a picture, or its short name cut to 8 characters (specification 3, companyLogoType). */
export interface HeaderBrand {
  logoType?: Maybe<'word' | 'image'>;
  name?: Maybe<string>;
  logo?: Maybe<string>;
  /** Home of the school. @defaultValue '#/home/index' */
  href?: Maybe<string>;
}

export interface HeaderMenuItem {
  id: string;
  /** An entry without a name is left out. */
  name?: Maybe<string>;
  href?: Maybe<string>;
  /** True where the item's openType asks for a new window. */
  isNewWindow?: boolean;
  children?: Maybe<readonly HeaderMenuItem[]>;
}

export interface HeaderSchool {
  id: string;
  name?: Maybe<string>;
  href: string;
}

export interface HeaderSchools {
  list: readonly HeaderSchool[];
  currentId?: Maybe<string>;
  /** The full list of branches, linked when there are more than 16. @defaultValue '#/home/choice' */
  allHref?: string;
  /** Called before the link is followed; `preventDefault` keeps the student here (to ask first). */
  onSelect?: (school: HeaderSchool, event: MouseEvent) => void;
}

export interface HeaderSearch {
  /** What was searched for last, shown in the field. */
  text?: Maybe<string>;
  /** Gets the trimmed text; an empty one shows every course. */
  onSearch: (text: string) => void;
}

/** Where the app is to be had (specification 3, appConfig). Shown with HEAD_APP only. */
export interface HeaderApp {
  /** The page about it. @defaultValue '#/appload' */
  href?: Maybe<string>;
  /** What the one code for every phone holds (scanDownURL). */
  qrText?: Maybe<string>;
  /** Without `qrText` each of these gets a code of its own (androidDownURL, iosDownURL). */
  androidHref?: Maybe<string>;
  iosHref?: Maybe<string>;
}

export interface HeaderUser {
  name?: Maybe<string>;
  avatar?: Maybe<string>;
  isMember?: boolean;
  memberIcon?: Maybe<string>;
  memberHref?: Maybe<string>;
  /** Points under the school's own word for them; shown when openIntegral is 1. */
  points?: Maybe<{ name?: Maybe<string>; amount: number; href?: Maybe<string> }>;
  courseCentreHref?: Maybe<string>;
  settingsHref?: Maybe<string>;
  ordersHref?: Maybe<string>;
  lastLearning?: Maybe<{ courseName?: Maybe<string>; lessonName?: Maybe<string>; href: string }>;
  onLogout?: () => void;
}

/** Where visitors register and log in; the handlers may `preventDefault` and open the login box. */
export interface HeaderAccess {
  loginHref: string;
  registerHref: string;
  onLogin?: (event: MouseEvent) => void;
  onRegister?: (event: MouseEvent) => void;
}

export interface HeaderPreferences {
  onLocale?: (locale: Locale) => void;
  isDark?: boolean;
  onScheme?: (scheme: 'light' | 'dark') => void;
}

/** What every header template takes. Only `brand` must be there; the rest shows when it is given. */
export interface HeaderProps {
  brand: HeaderBrand;
  menus?: Maybe<readonly HeaderMenuItem[]>;
  /** Index of the highlighted menu; -1 for none (specification 2.2). @defaultValue -1 */
  currentMenu?: number;
  /** Template 3 has its own menu row on the home page. @defaultValue false */
  isHome?: boolean;
  schools?: Maybe<HeaderSchools>;
  search?: Maybe<HeaderSearch>;
  app?: Maybe<HeaderApp>;
  /** HEAD_APP, USER_REGISTER, USER_LOGIN, USER_LOGOUT: what the school shows (specification 3, personConfig). */
  personConfig?: Maybe<readonly string[]>;
  /** Given once the cart is open. */
  cart?: Maybe<{ count: number; href: string }>;
  messages?: Maybe<{ unread: number; href: string }>;
  access?: Maybe<HeaderAccess>;
  /** The logged-in student; without one the visitor's links show. */
  user?: Maybe<HeaderUser>;
  /** The admin centre's button, given once an admin logo is configured. */
  admin?: Maybe<{ logo?: Maybe<string>; onOpen: () => void }>;
  preferences?: Maybe<HeaderPreferences>;
}
