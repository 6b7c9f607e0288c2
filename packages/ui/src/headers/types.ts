import type { MouseEvent, Ref } from 'react';
import type { Locale } from '../locale/index.ts';

/** A text or address from a server: it may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** The school's sign: a picture, or its short name cut to 8 characters. */
export interface HeaderBrand {
  /** Whether the sign is the short name or a picture. @defaultValue 'word' */
  logoType?: Maybe<'word' | 'image'>;
  /** The short name, shown cut to 8 characters; nameless, a house stands for it. */
  name?: Maybe<string>;
  /** The picture; the short name stands in where there is none or it does not load. */
  logo?: Maybe<string>;
  /** Home of the school. @defaultValue '#/home/index' */
  href?: Maybe<string>;
}

export interface HeaderMenuItem {
  /** Unique in the menu. */
  id: string;
  /** An entry without a name is left out. */
  name?: Maybe<string>;
  /** Where it leads; without one it only opens its children. */
  href?: Maybe<string>;
  /** True where the item's openType asks for a new window. */
  isNewWindow?: boolean;
  /** What stands under it. */
  children?: Maybe<readonly HeaderMenuItem[]>;
}

export interface HeaderSchool {
  /** Unique in the list. */
  id: string;
  /** The name of the branch. */
  name?: Maybe<string>;
  /** The home page of the branch. */
  href: string;
}

export interface HeaderSchools {
  /** Every branch; with one alone there is no switcher. */
  list: readonly HeaderSchool[];
  /** The branch that is shown. */
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
  /**
   * Told of the field when it is focused, to offer something below it: then it is a combobox, closed at first, whose
   * other attributes (`aria-expanded`, `aria-controls`, `aria-activedescendant` …) are kept by whoever offers.
   */
  onFocus?: (field: HTMLInputElement) => void;
}

/** Where the app is to be had. Shown with HEAD_APP only. */
export interface HeaderApp {
  /** The page about it. @defaultValue '#/appload' */
  href?: Maybe<string>;
  /** What the one code for every phone holds (scanDownURL). */
  qrText?: Maybe<string>;
  /** Without `qrText` each of these gets a code of its own (androidDownURL, iosDownURL). */
  androidHref?: Maybe<string>;
  /** Where it is to be had for iPhones. */
  iosHref?: Maybe<string>;
}

export interface HeaderUser {
  /** The student’s name, shown cut to 12 characters. */
  name?: Maybe<string>;
  /** The student’s picture; the sign of a person stands in for it. */
  avatar?: Maybe<string>;
  /** Whether the member badge shows. @defaultValue false */
  isMember?: boolean;
  /** The picture of the badge; the word stands in for it. */
  memberIcon?: Maybe<string>;
  /** Where the badge leads. */
  memberHref?: Maybe<string>;
  /** Points under the school's own word for them; shown when openIntegral is 1. */
  points?: Maybe<{ name?: Maybe<string>; amount: number; href?: Maybe<string> }>;
  /** The course centre; each of these links shows when it is given. */
  courseCentreHref?: Maybe<string>;
  /** The personal settings. */
  settingsHref?: Maybe<string>;
  /** The orders. */
  ordersHref?: Maybe<string>;
  /** Where the student left off, with the way to go on. */
  lastLearning?: Maybe<{ courseName?: Maybe<string>; lessonName?: Maybe<string>; href: string }>;
  /** Logs out; shown with USER_LOGOUT only. */
  onLogout?: () => void;
}

/** Where visitors register and log in; the handlers may `preventDefault` and open the login box. */
export interface HeaderAccess {
  /** The log-in page; shown with USER_LOGIN only. */
  loginHref: string;
  /** The registration page; shown with USER_REGISTER only. */
  registerHref: string;
  /** Called before the log-in link is followed. */
  onLogin?: (event: MouseEvent) => void;
  /** Called before the registration link is followed. */
  onRegister?: (event: MouseEvent) => void;
}

export interface HeaderPreferences {
  /** Switches the language; without it there is no switch. */
  onLocale?: (locale: Locale) => void;
  /** Whether the page is dark now. @defaultValue false */
  isDark?: boolean;
  /** Switches between light and dark; without it there is no switch. */
  onScheme?: (scheme: 'light' | 'dark') => void;
}

/** What every header template takes. Only `brand` must be there; the rest shows when it is given. */
export interface HeaderProps {
  /** The `header`. */
  ref?: Ref<HTMLElement> | undefined;
  /** The school’s sign. */
  brand: HeaderBrand;
  /** The main menu; what does not fit the line stands under "more". */
  menus?: Maybe<readonly HeaderMenuItem[]>;
  /** Index of the highlighted menu; -1 for none. @defaultValue -1 */
  currentMenu?: number;
  /** Template 3 has its own menu row on the home page. @defaultValue false */
  isHome?: boolean;
  /** The branches to switch between. */
  schools?: Maybe<HeaderSchools>;
  /** The course search; without it there is none. */
  search?: Maybe<HeaderSearch>;
  /** Where the app is to be had. */
  app?: Maybe<HeaderApp>;
  /** HEAD_APP, USER_REGISTER, USER_LOGIN, USER_LOGOUT: what the school shows. */
  personConfig?: Maybe<readonly string[]>;
  /** Given once the cart is open. */
  cart?: Maybe<{ count: number; href: string }>;
  /** How many messages are unread, and where they are. */
  messages?: Maybe<{ unread: number; href: string }>;
  /** Where visitors log in and register. */
  access?: Maybe<HeaderAccess>;
  /** The logged-in student; without one the visitor's links show. */
  user?: Maybe<HeaderUser>;
  /** The admin centre's button, given once an admin logo is configured. */
  admin?: Maybe<{ logo?: Maybe<string>; onOpen: () => void }>;
  /** The switches of language and light. */
  preferences?: Maybe<HeaderPreferences>;
}
