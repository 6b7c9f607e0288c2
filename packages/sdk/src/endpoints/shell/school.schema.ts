import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** A school of the company; one of them is the default. */
export const School = Type.Object({
  id: Id,
  schoolName: Type.String(),
  /** English name; missing where the school gave none. */
  schoolNameEn: Type.Optional(Type.String()),
  defaultFlag: Flag,
  /** Part of the site's address: `#/home/index/{suffix}`. */
  suffix: Type.String(),
  companyId: Id,
  /** City, which distinguishes branches in a list of schools. */
  city: Type.Optional(Type.String()),
  cityEn: Type.Optional(Type.String()),
  logo: Type.Optional(Type.String()),
});
export type School = Static<typeof School>;

/** All schools of a company, default first. */
export const Schools = Type.Array(School);
export type Schools = Static<typeof Schools>;

/** Reference to a school by its suffix in the address. */
export const SchoolBySuffixIn = Input({ suffix: Type.String({ minLength: 1, maxLength: 64 }) });
export type SchoolBySuffixIn = Static<typeof SchoolBySuffixIn>;

/** The school for the server to remember. */
export const SaveSessionSchoolIn = Input({
  schoolId: Id,
  domain: Type.Optional(Type.String({ maxLength: 300 })),
});
export type SaveSessionSchoolIn = Static<typeof SaveSessionSchoolIn>;

/** Target of a menu item; the last two types follow `menuUrl`. */
export const PageHeadType = Type.Enum([
  'SYS_PAGE_HEAD_INDEX',
  'SYS_PAGE_HEAD_COURSE',
  'SYS_PAGE_HEAD_PACKAGE',
  'SYS_PAGE_HEAD_TRAINING_PLAN',
  'SYS_PAGE_HEAD_OPEN_CLASS',
  'SYS_PAGE_HEAD_QUESTION',
  'SYS_PAGE_HEAD_GROUP',
  'SYS_PAGE_HEAD_TEACHER',
  'SYS_PAGE_HEAD_STUDENT_VOICE',
  'SYS_PAGE_HEAD_NEWS',
  'SYS_PAGE_HEAD_APPLY',
  'SYS_PAGE_HEAD_ANSWER',
  'SYS_PAGE_HEAD_TEACHER_LOGIN',
  'SYS_PAGE_HEAD_VIP',
  'SYS_PAGE_HEAD_HOMEWORK',
  'SYS_PAGE_HEAD_RESOURCE',
  'SYS_PAGE_HEAD_CUSTOM',
  'SYS_PAGE_HEAD_OTHER',
]);
export type PageHeadType = Static<typeof PageHeadType>;

const menuFields = {
  id: Id,
  parentId: Type.String(),
  menuName: Type.String(),
  /** English name; missing where the school gave none. */
  menuNameEn: Type.Optional(Type.String()),
  pageHeadType: PageHeadType,
  /** `LINK_VARIABLE` opens through `/linkVariableRedirect/{id}`. */
  urlType: Type.Enum(['LINK_FIXED', 'LINK_VARIABLE']),
  menuUrl: Type.String(),
  openType: Type.Enum(['self', 'blank']),
};

/** A menu item with its sub-items. */
export const Menu = Type.Object({ ...menuFields, children: Type.Array(Type.Object(menuFields)) });
export type Menu = Static<typeof Menu>;

/** Menus in the header and the footer of every page. */
export const MenusAndFoot = Type.Object({ headMenus: Type.Array(Menu), footMenus: Type.Array(Menu) });
export type MenusAndFoot = Static<typeof MenusAndFoot>;

/** Content of the footer. */
export const FootInfo = Type.Object({
  templateId: Type.Enum([1, 2, 3, 4]),
  /** Class of the footer theme: `footer-{colour}`. */
  themes: Type.String(),
  menus: Type.Array(Menu),
  logoType: Type.Enum(['picture', 'text']),
  logoPic: Type.String(),
  logoText: Type.String(),
  overview: Type.String(),
  companyAddress: Type.String(),
  copyright: Type.String(),
  companyName: Type.String(),
  /** English text; missing where the school gave none. */
  logoTextEn: Type.Optional(Type.String()),
  overviewEn: Type.Optional(Type.String()),
  companyAddressEn: Type.Optional(Type.String()),
  copyrightEn: Type.Optional(Type.String()),
  companyNameEn: Type.Optional(Type.String()),
  icpNo: Type.String(),
  securityIco: Type.String(),
  securityLink: Type.String(),
  securityRegno: Type.String(),
  tencentWeibo: Type.String(),
  tencentWeiboFlag: Flag,
  sinaWeibo: Type.String(),
  sinaWeiboFlag: Flag,
  tencentWechat: Type.String(),
  tencentWechatFlag: Flag,
});
export type FootInfo = Static<typeof FootInfo>;

const Colour = Type.String({ pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });

/** Custom colours of a school; clients derive all other tones from them, with sufficient contrast. */
export const OwnTheme = Type.Object({
  /** Brand colour for buttons, links and selections; `#1d5bd6` or `#15d`. */
  brand: Colour,
  /** Background of the header; by default the brand colour. */
  surface: Type.Optional(Colour),
  /** Background of the footer; by default a dark tone of the brand colour. */
  footer: Type.Optional(Colour),
});

/** Appearance of the pages. */
export const HomeConfig = Type.Object({
  homePageTemplateRsp: Type.Object({
    /** `FESCO` replaces header and footer. */
    templateName: Type.Enum(['DEFAULT', 'FESCO']),
    /** `black-white` shows the whole site in grey. */
    globalTheme: Type.Enum(['', 'black-white']),
  }),
  headCfRsp: Type.Object({
    headTemplateId: Type.Enum([1, 2, 3]),
    /** 1 redirects visitors of protected pages to the log-in. */
    redirectLogin: Flag,
    /** `field2` is the page after log-in, `field3` the page after log-out; both may be empty. */
    redirectConfig: Type.Object({ field2: Type.String(), field3: Type.String() }),
  }),
  /** Class of the header theme: `header-{colour}`, or `header-own` for custom colours. */
  themeColor: Type.String(),
  /** Custom colours, where header or footer use them (`header-own`, `footer-own`). */
  ownTheme: Type.Optional(OwnTheme),
});
export type HomeConfig = Static<typeof HomeConfig>;

/** Contact channels shown beside the page; each is shown where its flag is 1. */
export const SideBarConfig = Type.Object({
  /** 1 shows line icons, 4 a text below the icon. */
  tempType: Type.Enum([1, 4]),
  weixinFlag: Flag,
  weixinPic: Type.String(),
  personalWeixinFlag: Flag,
  personalWeixinPic: Type.String(),
  qqFlag: Flag,
  qqType: Type.Enum(['MARKET_QQ_MARKET', 'MARKET_QQ_PERSONAL', '']),
  qqNum: Type.String(),
  personalqqNum: Type.String(),
  weiboFlag: Flag,
  weiboPic: Type.String(),
  weiboUrl: Type.String(),
  serviceFlag: Flag,
  serviceTime: Type.String(),
  servicePhone: Type.String(),
  servicePhone1: Type.String(),
  servicePhone2: Type.String(),
  serviceEmailFlag: Flag,
  serviceEmails: Type.String(),
});
export type SideBarConfig = Static<typeof SideBarConfig>;
