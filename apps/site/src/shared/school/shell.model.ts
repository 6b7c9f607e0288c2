import type { Reply } from '@lectern/sdk';
import type {
  CompanyAlias,
  CompanyBaseInfo,
  FootInfo,
  HomeConfig,
  MenusAndFoot,
  PersonFunction,
  School,
  ServiceConfig,
  ShareBaseInfo,
  SideBarConfig,
  CartConfig,
  Market,
} from '@lectern/sdk/endpoints/shell';
import { footerThemeOf, headerThemeOf } from '@lectern/themes';
import type { ReadBy } from '../../shared/readBy.ts';
import type { Snapshot } from 'valtio/vanilla';
import { localizedText } from '../i18n/localizedText.ts';
import { readMenus, withoutPages, type MenuPlace } from './menu.model.ts';

/** A school in the switcher and in the list of branches. */
export type SchoolChoice = ReadBy<typeof readSchools>[number];

/** The replies that make up the shell; each may be missing or malformed. */
export interface ShellReplies {
  readonly companyBaseInfo: Reply<CompanyBaseInfo>;
  readonly shareBaseInfo: Reply<ShareBaseInfo>;
  readonly companyAlias: Reply<CompanyAlias>;
  readonly homeConfig: Reply<HomeConfig>;
  readonly menusAndFoot: Reply<MenusAndFoot>;
  readonly footInfo: Reply<FootInfo>;
  readonly schools: Reply<School[]>;
  readonly serviceConfig: Reply<ServiceConfig>;
  readonly sideBarConfig: Reply<SideBarConfig>;
  readonly cartConfig: Reply<CartConfig>;
  readonly market: Reply<Market>;
}

/** The frame of every page (header, footer, menus, settings), parsed and sanitised. */
export type Shell = Snapshot<ReturnType<typeof readShell>>;

const PERSON_FUNCTIONS: readonly PersonFunction[] = [
  'HEAD_APP',
  'USER_REGISTER',
  'USER_LOGIN',
  'USER_LOGOUT',
];

function readSchools(schools: Reply<School[]> | undefined) {
  return (schools ?? []).map((school) => ({
    id: school.id ?? '',
    name: localizedText(school.schoolName, school.schoolNameEn),
    suffix: school.suffix ?? '',
    isDefault: school.defaultFlag === 1,
    city: localizedText(school.city, school.cityEn),
    logo: school.logo ?? '',
  }));
}

function readBrand(info: Reply<CompanyBaseInfo> | undefined) {
  const app = info?.appConfig;
  return {
    schoolId: info?.schoolId ?? '',
    schoolName: localizedText(info?.schoolName, info?.schoolNameEn),
    schoolSuffix: info?.schoolSuffix ?? '',
    companyId: info?.companyId ?? '',
    shortName: localizedText(info?.companyNameShort || info?.companyName, info?.companyNameShortEn),
    logoType: info?.companyLogoType ?? 'word',
    logo: info?.companyLogo ?? '',
    app: {
      isOpen: app?.appConfigStatus === 1,
      scanUrl: app?.scanDownURL ?? '',
      androidUrl: app?.androidDownURL ?? '',
      iosUrl: app?.iosDownURL ?? '',
    },
  };
}

/** The document's titles, in both languages. */
function readTitles({ companyBaseInfo, shareBaseInfo }: Partial<ShellReplies>) {
  const { siteTitle, siteTitleEn } = shareBaseInfo ?? {};
  const title = localizedText(
    siteTitle || companyBaseInfo?.schoolName,
    siteTitleEn || companyBaseInfo?.schoolNameEn,
  );
  const home = (shareBaseInfo?.seo ?? []).find(({ page }) => page === 'index');
  return {
    siteTitle: title,
    /** The title of the home page, for search engines; the school's English name is preferred to a Chinese title. */
    homeTitle: {
      zh: home?.title || title.zh,
      en: home?.titleEn || (title.en === title.zh && (home?.title ?? '')) || title.en,
    },
  };
}

/** Returns the favicon of a school: a file of this site or of another one; empty if there is none. */
function readIcon(info: Reply<ShareBaseInfo> | undefined): string {
  const icon = info?.companyIco ?? '';
  return /^(?:\/(?![/\\])|https?:\/\/)/.test(icon) ? icon : '';
}

/** Which items of personal menus are shown, as far as the school decides. */
export type ShownItems = Readonly<Record<string, boolean>>;

/** Reads which items of personal menus the school shows or hides; undefined if it decides none. */
function readShownItems(config: Reply<ServiceConfig> | undefined): ShownItems | undefined {
  if (config?.perShowInit !== 1) return undefined;
  const items = Object.entries(config.perShowItem);
  return Object.fromEntries(items.map(([item, isShown]) => [item, isShown === 1]));
}

/** Whether the cart is open; two settings control it, and either can close it. */
function isCartOpen({ cartConfig, serviceConfig }: Partial<ShellReplies>): boolean {
  const switches = [cartConfig?.openCart, serviceConfig?.openCart].filter((one) => one !== undefined);
  return switches.length > 0 && switches.every((one) => one === 1);
}

function readFooter(info: Reply<FootInfo> | undefined) {
  return {
    templateId: `${info?.templateId ?? 1}` as const,
    colour: footerThemeOf(info?.themes),
    info: info && {
      logoType: info.logoType ?? 'text',
      logoPic: info.logoPic ?? '',
      logoText: localizedText(info.logoText, info.logoTextEn),
      overview: localizedText(info.overview, info.overviewEn),
      companyAddress: localizedText(info.companyAddress, info.companyAddressEn),
      copyright: localizedText(info.copyright, info.copyrightEn),
      companyName: localizedText(info.companyName, info.companyNameEn),
      icpNo: info.icpNo ?? '',
      securityIco: info.securityIco ?? '',
      securityLink: info.securityLink ?? '',
      securityRegno: info.securityRegno ?? '',
      tencentWechat: info.tencentWechat ?? '',
      tencentWechatFlag: info.tencentWechatFlag === 1,
      tencentWeibo: info.tencentWeibo ?? '',
      tencentWeiboFlag: info.tencentWeiboFlag === 1,
      sinaWeibo: info.sinaWeibo ?? '',
      sinaWeiboFlag: info.sinaWeiboFlag === 1,
    },
  };
}

/** Reads the shell; each missing or malformed part gets its default and leaves the others unaffected. */
export function readShell(replies: Partial<ShellReplies>, origin: string) {
  const { homeConfig, shareBaseInfo, serviceConfig } = replies;
  const brand = readBrand(replies.companyBaseInfo);
  const hasPoints = serviceConfig?.openIntegral === 1;
  const hasCart = isCartOpen(replies);
  const closed = [
    ...(hasCart ? [] : ['#/shoppingcart']),
    ...(hasPoints ? [] : ['#/personal/accountcenter/score']),
    ...(brand.app.isOpen ? [] : ['#/appload']),
  ];
  const menusOf = (menus: Parameters<typeof readMenus>[0], place: MenuPlace) =>
    withoutPages(readMenus(menus, origin, place), closed);
  const granted = serviceConfig?.personConfig ?? [];
  return {
    brand,
    /** Whether the school uses a log-in page instead of the dialog. */
    hasLoginPage: shareBaseInfo?.useLoginPage === 1,
    /** Whether every page but the public ones requires a log-in. */
    isLoginRequired: homeConfig?.headCfRsp.redirectLogin === 1,
    icon: readIcon(shareBaseInfo),
    /** The time zones of the timetable and of live lessons' start times; `readZone` validates them. */
    zones: { classTable: shareBaseInfo?.classTableZone ?? '', live: shareBaseInfo?.liveTimeZone ?? '' },
    ...readTitles(replies),
    domainWarning:
      shareBaseInfo?.showDomainWarn === 1 ? { message: shareBaseInfo.domainWarnMsg ?? '' } : undefined,
    schools: readSchools(replies.schools),
    isFesco: homeConfig?.homePageTemplateRsp.templateName === 'FESCO',
    isGrey: homeConfig?.homePageTemplateRsp.globalTheme === 'black-white',
    headerTemplate: `${homeConfig?.headCfRsp.headTemplateId ?? 1}` as const,
    headerColour: headerThemeOf(homeConfig?.themeColor),
    /** The school's own colours, if any; not yet validated. */
    ...(homeConfig?.ownTheme && { ownTheme: homeConfig.ownTheme }),
    menus: menusOf(replies.menusAndFoot?.headMenus, 'head'),
    footer: { ...readFooter(replies.footInfo), menus: menusOf(replies.footInfo?.menus, 'foot') },
    services: {
      functions: PERSON_FUNCTIONS.filter((word) => granted.includes(word)),
      personalUrl: serviceConfig?.personalUrl || serviceConfig?.perShow.course || '/personal/course',
      settingUrl: serviceConfig?.perShow.setting || '/personal/setting',
      shownItems: readShownItems(serviceConfig),
      hasPoints,
      hasCart,
      adminLogo: serviceConfig?.userAdminLogo ?? '',
    },
    pointName: replies.companyAlias?.pointName ?? '',
    outside: readOutside(replies.shareBaseInfo, replies.market),
    sideBar: replies.sideBarConfig && readSideBar(replies.sideBarConfig),
  };
}

/** Reads which third-party services the school uses; undefined without any. The server decides what they run. */
function readOutside(info: Reply<ShareBaseInfo> | undefined, market: Reply<Market> | undefined) {
  const { statType = '', statKey = '' } = info?.companyCodeInfo ?? {};
  const hasStatistics = statType !== '' && statKey !== '';
  const hasChat =
    market?.leyuFlag === 1 || market?.bdsqFlag === 1 || info?.bdsqFlag === 1 || info?.otherImFlag === 1;
  if (!hasStatistics && !hasChat) return undefined;
  return {
    hasStatistics,
    hasChat,
    isChatHidden: market?.schoolHide === 1,
    asksConsent: info?.consentFlag === 1,
  };
}

/** The third-party services that a school uses. */
export type OutsideServices = NonNullable<Shell['outside']>;

function readSideBar(config: Reply<SideBarConfig>) {
  return {
    weixinPic: config.weixinPic ?? '',
    personalWeixinPic: config.personalWeixinPic ?? '',
    qqType: config.qqType ?? '',
    qqNum: config.qqNum ?? '',
    personalqqNum: config.personalqqNum ?? '',
    weiboPic: config.weiboPic ?? '',
    weiboUrl: config.weiboUrl ?? '',
    serviceTime: config.serviceTime ?? '',
    servicePhone: config.servicePhone ?? '',
    servicePhone1: config.servicePhone1 ?? '',
    servicePhone2: config.servicePhone2 ?? '',
    serviceEmails: config.serviceEmails ?? '',
    tempType: config.tempType ?? 0,
    weixinFlag: config.weixinFlag === 1,
    personalWeixinFlag: config.personalWeixinFlag === 1,
    qqFlag: config.qqFlag === 1,
    weiboFlag: config.weiboFlag === 1,
    serviceFlag: config.serviceFlag === 1,
    serviceEmailFlag: config.serviceEmailFlag === 1,
  };
}
