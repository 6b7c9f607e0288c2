import { parts, shell, studentInfo } from '@lectern/sdk/schemas';
import { Type, type Static } from 'typebox';
import { LoginSettings } from './loginSettings.schema.ts';

const menuFields = {
  /** Unique in the school; part of some addresses. */
  id: parts.Id,
  name: Type.String({ minLength: 1 }),
  nameEn: Type.Optional(Type.String()),
  type: shell.PageHeadType,
  /** A route (`/course/list`) or a whole URL; needed by `SYS_PAGE_HEAD_OTHER` and `_CUSTOM`. */
  url: Type.Optional(Type.String()),
  urlType: Type.Optional(Type.Enum(['LINK_FIXED', 'LINK_VARIABLE'])),
  openType: Type.Optional(Type.Enum(['self', 'blank'])),
};

/** A menu item as written in a school's folder. */
export const MenuEntry = Type.Object({
  ...menuFields,
  children: Type.Optional(Type.Array(Type.Object(menuFields))),
});
export type MenuEntry = Static<typeof MenuEntry>;

/** A menu item without its children. */
export type MenuItem = Omit<MenuEntry, 'children'>;

/**
 * All settings of a school. Parts that are sent unchanged have the shape of the wire; a school's folder only
 * contains what differs from its company.
 */
export const SchoolConfig = Type.Object({
  shortName: Type.String({ minLength: 1 }),
  city: Type.String(),
  /** The English full name, the one in the header, and the place; without them English pages show the Chinese ones. */
  nameEn: Type.Optional(Type.String()),
  shortNameEn: Type.Optional(Type.String()),
  cityEn: Type.Optional(Type.String()),
  /** Whether a branch is closed, so that it is not shown any more; the default school never is. */
  isClosed: Type.Optional(Type.Boolean()),
  logo: Type.Object({ type: shell.LogoType, image: Type.String() }),
  header: Type.Object({
    template: Type.Enum([1, 2, 3]),
    /** A header colour: `blue`, `redDeep` …, or `own` for the school's own `theme`. */
    colour: Type.String({ pattern: '^[A-Za-z]+$' }),
    redirectLogin: parts.Flag,
    routeAfterLogin: Type.String(),
    routeAfterLogout: Type.String(),
  }),
  /** The school's own colours, used where the header's colour is `own` or the footer's theme is `footer-own`. */
  theme: Type.Optional(shell.OwnTheme),
  home: Type.Object({
    template: Type.Enum(['DEFAULT', 'FESCO']),
    globalTheme: Type.Enum(['', 'black-white']),
  }),
  headMenus: Type.Array(MenuEntry),
  footMenus: Type.Array(MenuEntry),
  footer: Type.Omit(shell.FootInfo, ['menus']),
  sideBar: shell.SideBarConfig,
  app: shell.AppConfig,
  site: Type.Intersect([
    Type.Required(Type.Omit(shell.ShareBaseInfo, ['hash', 'unchanged', 'consentFlag', 'siteTitleEn'])),
    Type.Object({ consentFlag: Type.Optional(parts.Flag), siteTitleEn: Type.Optional(Type.String()) }),
  ]),
  /** HTML of the school's own pages, by the id of the menu item that links to them. */
  pages: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ content: Type.String(), contentEn: Type.Optional(Type.String()) }),
    ),
  ),
  service: shell.ServiceConfig,
  pointName: Type.String(),
  /**
   * The value of points, from the company's own settings; by default 100 points take one yuan off, up to half
   * of an order.
   */
  checkout: Type.Optional(
    Type.Object({
      /** Points that take one yuan off; 0 means that points cannot be used for payment. */
      pointsPerYuan: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      /** Maximum discount by points, in per cent of an order. */
      pointsMostPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  /**
   * When students may request refunds, from the company's own settings; by default within 7 days, with at most
   * a fifth studied.
   */
  refunds: Type.Optional(
    Type.Object({
      /** Days after the payment; 0 means that students may not request refunds. */
      withinDays: Type.Integer({ minimum: 0, maximum: 3650 }),
      /** Maximum per cent of a course that may have been studied. */
      mostStudiedPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  /**
   * Whether students may request a re-marking of an exam, from the company's own settings; by default within 7
   * days.
   */
  remarks: Type.Optional(
    Type.Object({
      /** Days after the score was published; 0 means that students may not request it. */
      withinDays: Type.Integer({ minimum: 0, maximum: 3650 }),
    }),
  ),
  /** How long personal data is kept, from the company's own settings. */
  privacy: Type.Optional(
    Type.Object({
      /** Days between a student's request to close the account and its closing. Default 15. */
      closeAfterDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
      /** Days after a student's last log-in for which the ID number is kept; by default as long as the account. */
      identityDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
      /** Days for which a passed face check is kept; by default as long as the account. */
      faceDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    }),
  ),
  /** Reminders by SMS, from the company's own settings; none by default. */
  smsReminders: Type.Optional(
    Type.Object({
      /**
       * The SMS provider's template codes; the templates have the variables `name` and `time`. A kind without a
       * code is not sent.
       */
      lessonTemplate: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      homeworkTemplate: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      /** Maximum SMS a day to all students together. Default 500. */
      mostADay: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
  ),
  market: Type.Omit(shell.Market, ['companyId']),
  login: LoginSettings,
  register: shell.RegisterConfig,
  globalLogin: Type.Object({ openFlag: parts.Flag, thirdLoginUrl: Type.String() }),
  adminCentreUrl: Type.String(),
  hideSpeedTest: parts.Flag,
  permissions: shell.PersonConfig,
  /** Functions by code. */
  functions: Type.Record(Type.String(), Type.Object({ openFlag: parts.Flag, status: Type.Integer() })),
  /** Fields that the school asks of its students beyond the standard ones. */
  studentFields: Type.Optional(
    Type.Array(Type.Omit(studentInfo.CustomField, ['value', 'dataValues', 'fileImageValues'])),
  ),
  /** Ids of the fields that must be filled in before buying, studying, or taking an exam. */
  sceneFields: Type.Optional(
    Type.Object({
      purchase: Type.Optional(Type.Array(parts.Id)),
      study: Type.Optional(Type.Array(parts.Id)),
      exam: Type.Optional(Type.Array(parts.Id)),
    }),
  ),
  /** Settings by code, for the call `shell.sysConfig`. */
  settings: Type.Record(Type.String(), Type.String()),
  /** The question bank's settings by group and code. */
  questionSettings: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  /** Hosts of the socket, presence and live servers; empty means this server itself. */
  nodes: Type.Object({
    socketDomain: Type.String(),
    presenceDomains: Type.Array(Type.String()),
    liveDomain: Type.String(),
    liveYunId: Type.String(),
  }),
});
export type SchoolConfig = Static<typeof SchoolConfig>;
