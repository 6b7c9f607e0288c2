import type { MouseEvent, Ref } from 'react';
import type { Locale } from '../locale/index.ts';

/** A value from a server that may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** The school's logo: a picture, or its short name cut to 8 characters. */
export interface HeaderBrand {
  /** Whether the logo is the short name or a picture. @defaultValue 'word' */
  logoType?: Maybe<'word' | 'image'>;
  /** Short name, cut to 8 characters; without one a house icon is shown. */
  name?: Maybe<string>;
  /** URL of the picture; without one, or if it cannot be loaded, the short name is shown. */
  logo?: Maybe<string>;
  /** Address of the school's home page. @defaultValue '#/home/index' */
  href?: Maybe<string>;
}

export interface HeaderMenuItem {
  /** Unique in the menu. */
  id: string;
  /** Name of the entry; an entry without one is omitted. */
  name?: Maybe<string>;
  /** Address of the entry; without one it only opens its children. */
  href?: Maybe<string>;
  /** Whether it opens in a new window (`openType`). */
  isNewWindow?: boolean;
  /** Entries below it. */
  children?: Maybe<readonly HeaderMenuItem[]>;
}

export interface HeaderSchool {
  /** Unique in the list. */
  id: string;
  /** Name of the branch. */
  name?: Maybe<string>;
  /** Address of the branch's home page. */
  href: string;
}

export interface HeaderSchools {
  /** All branches; with only one there is no switcher. */
  list: readonly HeaderSchool[];
  /** Id of the current branch. */
  currentId?: Maybe<string>;
  /** Address of the full list of branches, linked if there are more than 16. @defaultValue '#/home/choice' */
  allHref?: string;
  /** Called before the link is followed; `preventDefault` prevents that, for example to ask first. */
  onSelect?: (school: HeaderSchool, event: MouseEvent) => void;
}

export interface HeaderSearch {
  /** Text of the last search, shown in the field. */
  text?: Maybe<string>;
  /** Called with the trimmed text; an empty text shows all courses. */
  onSearch: (text: string) => void;
  /**
   * Called with the field when it gets the focus, so that the caller can show suggestions below it. The field
   * then has the role combobox, initially collapsed; the caller maintains its other attributes
   * (`aria-expanded`, `aria-controls`, `aria-activedescendant` …).
   */
  onFocus?: (field: HTMLInputElement) => void;
}

/** Where to get the app. Shown only if `personConfig` contains HEAD_APP. */
export interface HeaderApp {
  /** Address of the page about the app. @defaultValue '#/appload' */
  href?: Maybe<string>;
  /** Content of the QR code for every phone (scanDownURL). */
  qrText?: Maybe<string>;
  /** Address for Android (androidDownURL). Without `qrText` it has a QR code of its own. */
  androidHref?: Maybe<string>;
  /** Address for iPhones (iosDownURL). Without `qrText` it has a QR code of its own. */
  iosHref?: Maybe<string>;
}

export interface HeaderUser {
  /** The student's name, cut to 12 characters. */
  name?: Maybe<string>;
  /** URL of the student's picture; without one a person icon is shown. */
  avatar?: Maybe<string>;
  /** Whether the member badge is shown. @defaultValue false */
  isMember?: boolean;
  /** URL of the badge's picture; without one a text is shown. */
  memberIcon?: Maybe<string>;
  /** Address that the badge links to. */
  memberHref?: Maybe<string>;
  /** Points, under the school's own name for them; given if `openIntegral` is 1. */
  points?: Maybe<{ name?: Maybe<string>; amount: number; href?: Maybe<string> }>;
  /** Address of the course centre; this and the following links are shown if given. */
  courseCentreHref?: Maybe<string>;
  /** Address of the personal settings. */
  settingsHref?: Maybe<string>;
  /** Address of the orders. */
  ordersHref?: Maybe<string>;
  /** The lesson studied last, with the address to continue. */
  lastLearning?: Maybe<{ courseName?: Maybe<string>; lessonName?: Maybe<string>; href: string }>;
  /** Called to log out; shown only if `personConfig` contains USER_LOGOUT. */
  onLogout?: () => void;
}

/** Log-in and registration for visitors; the handlers can call `preventDefault` and open a dialog instead. */
export interface HeaderAccess {
  /** Address of the log-in page; shown only if `personConfig` contains USER_LOGIN. */
  loginHref: string;
  /** Address of the registration page; shown only if `personConfig` contains USER_REGISTER. */
  registerHref: string;
  /** Called before the log-in link is followed. */
  onLogin?: (event: MouseEvent) => void;
  /** Called before the registration link is followed. */
  onRegister?: (event: MouseEvent) => void;
}

export interface HeaderPreferences {
  /** Called to switch the language; if omitted, there is no switch. */
  onLocale?: (locale: Locale) => void;
  /** Whether the page is currently dark. @defaultValue false */
  isDark?: boolean;
  /** Called to switch between light and dark; if omitted, there is no switch. */
  onScheme?: (scheme: 'light' | 'dark') => void;
}

/** Props of every header template. Only `brand` is required; other parts are shown if given. */
export interface HeaderProps {
  /** Ref to the `header` element. */
  ref?: Ref<HTMLElement> | undefined;
  /** The school's logo. */
  brand: HeaderBrand;
  /** The main menu; entries that do not fit on the line are under "more". */
  menus?: Maybe<readonly HeaderMenuItem[]>;
  /** Index of the highlighted menu entry; -1 for none. @defaultValue -1 */
  currentMenu?: number;
  /** Whether this is the home page, where template 3 has a separate row for the menu. @defaultValue false */
  isHome?: boolean;
  /** The branches to switch between. */
  schools?: Maybe<HeaderSchools>;
  /** The course search; if omitted, there is none. */
  search?: Maybe<HeaderSearch>;
  /** Where to get the app. */
  app?: Maybe<HeaderApp>;
  /** Features that the school shows: HEAD_APP, USER_REGISTER, USER_LOGIN, USER_LOGOUT. */
  personConfig?: Maybe<readonly string[]>;
  /** Number of items in the cart and its address; given if the school has a cart. */
  cart?: Maybe<{ count: number; href: string }>;
  /** Number of unread messages and the address of the messages. */
  messages?: Maybe<{ unread: number; href: string }>;
  /** Log-in and registration for visitors. */
  access?: Maybe<HeaderAccess>;
  /** The logged-in student; if omitted, the links for visitors are shown. */
  user?: Maybe<HeaderUser>;
  /** Button of the admin centre; given if an admin logo is configured. */
  admin?: Maybe<{ logo?: Maybe<string>; onOpen: () => void }>;
  /** Switches of language and colour scheme. */
  preferences?: Maybe<HeaderPreferences>;
}
