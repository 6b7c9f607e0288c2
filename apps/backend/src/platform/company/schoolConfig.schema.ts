import { parts, shell, studentInfo } from '@lectern/sdk/schemas';
import { Type, type Static } from 'typebox';
import { LoginSettings } from './loginSettings.schema.ts';

const menuFields = {
  /** Unique in the school; part of some addresses. */
  id: parts.Id,
  name: Type.String({ minLength: 1 }),
  nameEn: Type.Optional(Type.String()),
  type: shell.PageHeadType,
  /** A route (`/course/list`) or a whole address; needed by `SYS_PAGE_HEAD_OTHER` and `_CUSTOM`. */
  url: Type.Optional(Type.String()),
  urlType: Type.Optional(Type.Enum(['LINK_FIXED', 'LINK_VARIABLE'])),
  openType: Type.Optional(Type.Enum(['self', 'blank'])),
};

/** A menu item as a school's folder has it. */
export const MenuEntry = Type.Object({
  ...menuFields,
  children: Type.Optional(Type.Array(Type.Object(menuFields))),
});
export type MenuEntry = Static<typeof MenuEntry>;

/** A menu item without what is below it. */
export type MenuItem = Omit<MenuEntry, 'children'>;

/**
 * All settings of a school. Where a part goes out on the wire as it is, it has the wire's
 * shape; a school's folder says only what differs from its company's.
 */
export const SchoolConfig = Type.Object({
  shortName: Type.String({ minLength: 1 }),
  city: Type.String(),
  /** The English name in full, in the header, and of the place; without them the Chinese ones stand on English pages. */
  nameEn: Type.Optional(Type.String()),
  shortNameEn: Type.Optional(Type.String()),
  cityEn: Type.Optional(Type.String()),
  /** A branch that nobody comes to any more; the default one never is. */
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
  /** Colours of the school's own, worn where the header's colour is `own` or the footer's theme `footer-own`. */
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
  /** Text of the menu items that lead to a page of the school's own, by their id; HTML. */
  pages: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Object({ content: Type.String(), contentEn: Type.Optional(Type.String()) }),
    ),
  ),
  service: shell.ServiceConfig,
  pointName: Type.String(),
  /** What points take off an order, by the company's own settings: 100 a yuan and at most half of it without them. */
  checkout: Type.Optional(
    Type.Object({
      /** Points that take one yuan off; 0 where they pay for nothing. */
      pointsPerYuan: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
      /** Per cent of an order that they take off at most. */
      pointsMostPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  /** What students may ask back of their orders, by the company's own settings: within 7 days and a fifth studied without them. */
  refunds: Type.Optional(
    Type.Object({
      /** Days after the payment; 0 where students may not ask. */
      withinDays: Type.Integer({ minimum: 0, maximum: 3650 }),
      /** Per cent of a course that may have been studied at most. */
      mostStudiedPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    }),
  ),
  /** Whether students may ask for a new mark of an exam, by the company's own settings: within 7 days without them. */
  remarks: Type.Optional(
    Type.Object({
      /** Days after the score was told; 0 where students may not ask. */
      withinDays: Type.Integer({ minimum: 0, maximum: 3650 }),
    }),
  ),
  /** How long personal data stays, by the company's own settings. */
  privacy: Type.Optional(
    Type.Object({
      /** Days between a student's asking for the account to be closed and its end; 15 without it. */
      closeAfterDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
      /** Days after a student's last log-in that their ID number stays; without it as long as the account. */
      identityDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
      /** Days that a face check which was passed stays on record; without it as long as the account. */
      faceDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    }),
  ),
  /** Reminders by SMS, by the company's own settings; none without them. */
  smsReminders: Type.Optional(
    Type.Object({
      /** The carrier's codes of the templates, with the variables `name` and `time`; a kind without one is not sent. */
      lessonTemplate: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      homeworkTemplate: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      /** SMS a day to all students together; 500 without it. */
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
  /** Fields that the school asks of its students beyond the platform's own. */
  studentFields: Type.Optional(
    Type.Array(Type.Omit(studentInfo.CustomField, ['value', 'dataValues', 'fileImageValues'])),
  ),
  /** Which of these fields must be answered before buying, studying, or taking an exam, by their id. */
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
  /** Hosts of sockets, presence and live servers; empty means this server itself. */
  nodes: Type.Object({
    socketDomain: Type.String(),
    presenceDomains: Type.Array(Type.String()),
    liveDomain: Type.String(),
    liveYunId: Type.String(),
  }),
});
export type SchoolConfig = Static<typeof SchoolConfig>;
