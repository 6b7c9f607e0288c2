import { Type, type Static } from 'typebox';
import { Flag, Id, Input } from '../parts.schema.ts';

/** How a logo is shown: as a picture, or as the company's short name. */
export const LogoType = Type.Enum(['image', 'word']);
export type LogoType = Static<typeof LogoType>;

/** The school's app and its download addresses. */
export const AppConfig = Type.Object({
  appConfigStatus: Flag,
  scanDownURL: Type.String(),
  androidDownURL: Type.String(),
  iosDownURL: Type.String(),
  schoolURL: Type.String(),
});
export type AppConfig = Static<typeof AppConfig>;

/** Data of the company and the requested school that the frame of every page shows. */
export const CompanyBaseInfo = Type.Object({
  companyId: Id,
  companyName: Type.String(),
  /** Short name; display at most 8 characters. */
  companyNameShort: Type.String(),
  /** English short name; missing where the school gave none, like all fields whose name ends in `En`. */
  companyNameShortEn: Type.Optional(Type.String()),
  companyLogoType: LogoType,
  companyLogo: Type.String(),
  schoolId: Id,
  schoolName: Type.String(),
  schoolNameEn: Type.Optional(Type.String()),
  schoolSuffix: Type.String(),
  appConfig: AppConfig,
});
export type CompanyBaseInfo = Static<typeof CompanyBaseInfo>;

/** Metadata for search engines of one kind of page. */
export const Seo = Type.Object({
  page: Type.Enum(['index', 'course', 'news', 'openClass']),
  title: Type.String(),
  keywords: Type.String(),
  description: Type.String(),
  titleEn: Type.Optional(Type.String()),
  keywordsEn: Type.Optional(Type.String()),
  descriptionEn: Type.Optional(Type.String()),
});
export type Seo = Static<typeof Seo>;

/** Visitor statistics that a school uses. */
export const StatisticsCode = Type.Object({
  statType: Type.Enum(['baidu', 'google', 'cnzz', 'tencent', '']),
  statKey: Type.String(),
});

/** Settings of the site, or only `unchanged: true` where the caller's hash is current. */
export const ShareBaseInfo = Type.Object({
  hash: Type.String(),
  unchanged: Type.Boolean(),
  useLoginPage: Type.Optional(Flag),
  companyIco: Type.Optional(Type.String()),
  siteTitle: Type.Optional(Type.String()),
  siteTitleEn: Type.Optional(Type.String()),
  seo: Type.Optional(Type.Array(Seo)),
  /** IANA time zones, for example `Asia/Shanghai`. */
  classTableZone: Type.Optional(Type.String()),
  liveTimeZone: Type.Optional(Type.String()),
  companyCodeInfo: Type.Optional(StatisticsCode),
  schoolIndependence: Type.Optional(Flag),
  showDomainWarn: Type.Optional(Flag),
  domainWarnMsg: Type.Optional(Type.String()),
  otherImFlag: Type.Optional(Flag),
  otherImJs: Type.Optional(Type.String()),
  bdsqFlag: Type.Optional(Flag),
  bdsqType: Type.Optional(Type.String()),
  /** 1 where visitors are asked for consent before statistics count them; an addition of this project. */
  consentFlag: Type.Optional(Flag),
});
export type ShareBaseInfo = Static<typeof ShareBaseInfo>;

/** Label of the points, or only `unchanged: true`. */
export const CompanyAlias = Type.Object({
  hash: Type.String(),
  unchanged: Type.Boolean(),
  pointName: Type.Optional(Type.String()),
});
export type CompanyAlias = Static<typeof CompanyAlias>;

/** The company of the site. */
export const Company = Type.Object({
  id: Id,
  companyName: Type.String(),
  companyNameShort: Type.String(),
  defaultSchoolId: Id,
});
export type Company = Static<typeof Company>;

/** Whether the speed test is hidden. */
export const HideSpeedTest = Type.Object({ hideFlag: Flag });
export type HideSpeedTest = Static<typeof HideSpeedTest>;

/** Online chat services shown beside the page. */
export const Market = Type.Object({
  companyId: Id,
  schoolHide: Flag,
  leyuFlag: Flag,
  leyuNo: Type.String(),
  bdsqFlag: Flag,
  bdsqType: Type.String(),
  bdsqJsUrl: Type.String(),
});
export type Market = Static<typeof Market>;

/** The school and the origin that a call refers to. */
export const SchoolAtDomain = Input({
  schoolId: Type.Optional(Id),
  domain: Type.Optional(Type.String({ maxLength: 300 })),
});
export type SchoolAtDomain = Static<typeof SchoolAtDomain>;

/** Whether the cart is enabled. */
export const CartConfig = Type.Object({ openCart: Flag });
export type CartConfig = Static<typeof CartConfig>;
