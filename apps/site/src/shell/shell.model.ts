import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  CompanyAlias,
  CompanyBaseInfo,
  FootInfo,
  HomeConfig,
  MenusAndFoot,
  PersonFunction,
  School,
  ServiceConfig,
  Seo,
  ShareBaseInfo,
  SideBarConfig,
  CartConfig,
  Market,
} from '@lectern/sdk/endpoints/shell';
import { footerThemeOf, headerThemeOf } from '@lectern/themes';
import type { Snapshot } from 'valtio/vanilla';
import { words, type Words } from '../i18n/words.ts';
import { readMenus, withoutPages, type MenuPlace } from './menu.model.ts';

/** A school in the switcher and in the list of branches. */
export interface SchoolChoice {
  readonly id: string;
  readonly name: Words;
  readonly suffix: string;
  readonly isDefault: boolean;
  readonly city: Words;
  readonly logo: string;
}

/** The replies that make up the frame of every page; each may be missing or damaged. */
export interface ShellReplies {
  readonly companyBaseInfo: Untrusted<CompanyBaseInfo>;
  readonly shareBaseInfo: Untrusted<ShareBaseInfo>;
  readonly companyAlias: Untrusted<CompanyAlias>;
  readonly homeConfig: Untrusted<HomeConfig>;
  readonly menusAndFoot: Untrusted<MenusAndFoot>;
  readonly footInfo: Untrusted<FootInfo>;
  readonly schools: Untrusted<School[]>;
  readonly serviceConfig: Untrusted<ServiceConfig>;
  readonly sideBarConfig: Untrusted<SideBarConfig>;
  readonly cartConfig: Untrusted<CartConfig>;
  readonly market: Untrusted<Market>;
}

/** The frame of every page, read and safe to show. */
export type Shell = Snapshot<ReturnType<typeof readShell>>;

const PERSON_FUNCTIONS: readonly PersonFunction[] = [
  'HEAD_APP',
  'USER_REGISTER',
  'USER_LOGIN',
  'USER_LOGOUT',
];

function readSchools(schools: Untrusted<School[]>): SchoolChoice[] {
  return list<School>(schools).map((school) => ({
    id: text(school.id),
    name: words(school.schoolName, school.schoolNameEn),
    suffix: text(school.suffix),
    isDefault: flag(school.defaultFlag),
    city: words(school.city, school.cityEn),
    logo: text(school.logo),
  }));
}

function readBrand(info: Untrusted<CompanyBaseInfo>) {
  const app = info?.appConfig;
  return {
    schoolId: text(info?.schoolId),
    schoolName: words(info?.schoolName, info?.schoolNameEn),
    schoolSuffix: text(info?.schoolSuffix),
    companyId: text(info?.companyId),
    shortName: words(text(info?.companyNameShort) || info?.companyName, info?.companyNameShortEn),
    logoType: oneOf(info?.companyLogoType, ['image', 'word'], 'word'),
    logo: text(info?.companyLogo),
    app: {
      isOpen: flag(app?.appConfigStatus),
      scanUrl: text(app?.scanDownURL),
      androidUrl: text(app?.androidDownURL),
      iosUrl: text(app?.iosDownURL),
    },
  };
}

/** The document's titles, in both languages. */
function readTitles({ companyBaseInfo, shareBaseInfo }: Partial<ShellReplies>) {
  const { siteTitle, siteTitleEn } = shareBaseInfo ?? {};
  const title = words(
    text(siteTitle) || companyBaseInfo?.schoolName,
    text(siteTitleEn) || companyBaseInfo?.schoolNameEn,
  );
  const home = list<Seo>(shareBaseInfo?.seo).find(({ page }) => text(page) === 'index');
  return {
    siteTitle: title,
    /** Of the home page, for search engines; the school's English name comes before a Chinese title. */
    homeTitle: {
      zh: text(home?.title) || title.zh,
      en: text(home?.titleEn) || (title.en === title.zh && text(home?.title)) || title.en,
    },
  };
}

/** The icon of a school's tab: a file of this site or of another one; empty without one. */
function readIcon(info: Untrusted<ShareBaseInfo>): string {
  const icon = text(info?.companyIco);
  return /^(?:\/(?![/\\])|https?:\/\/)/.test(icon) ? icon : '';
}

/** The items of personal menus that the school lets show; undefined where it has set none. */
function readShownItems(config: Untrusted<ServiceConfig>): readonly string[] | undefined {
  if (!flag(config?.perShowInit)) return undefined;
  return Object.entries(config?.perShowItem ?? {}).flatMap(([item, isShown]) =>
    flag(isShown) ? [item] : [],
  );
}

/** Whether the cart is open: two settings say so, and either of them closes it. */
function isCartOpen({ cartConfig, serviceConfig }: Partial<ShellReplies>): boolean {
  const said = [cartConfig?.openCart, serviceConfig?.openCart].filter(
    (one) => one !== undefined && one !== null,
  );
  return said.length > 0 && said.every((one) => flag(one));
}

function readFooter(info: Untrusted<FootInfo>) {
  return {
    templateId: oneOf(info?.templateId, ['1', '2', '3', '4'], '1'),
    colour: footerThemeOf(info?.themes),
    info:
      info === undefined || info === null
        ? undefined
        : {
            logoType: oneOf(info?.logoType, ['picture', 'text'], 'text'),
            logoPic: text(info?.logoPic),
            logoText: words(info?.logoText, info?.logoTextEn),
            overview: words(info?.overview, info?.overviewEn),
            companyAddress: words(info?.companyAddress, info?.companyAddressEn),
            copyright: words(info?.copyright, info?.copyrightEn),
            companyName: words(info?.companyName, info?.companyNameEn),
            icpNo: text(info?.icpNo),
            securityIco: text(info?.securityIco),
            securityLink: text(info?.securityLink),
            securityRegno: text(info?.securityRegno),
            tencentWechat: text(info?.tencentWechat),
            tencentWechatFlag: flag(info?.tencentWechatFlag),
            tencentWeibo: text(info?.tencentWeibo),
            tencentWeiboFlag: flag(info?.tencentWeiboFlag),
            sinaWeibo: text(info?.sinaWeibo),
            sinaWeiboFlag: flag(info?.sinaWeiboFlag),
          },
  };
}

/** Reads the shell; whatever is missing or mistyped falls back by itself and leaves the rest standing. */
export function readShell(replies: Partial<ShellReplies>, origin: string) {
  const { homeConfig, shareBaseInfo, serviceConfig } = replies;
  const brand = readBrand(replies.companyBaseInfo);
  const hasPoints = flag(serviceConfig?.openIntegral);
  const hasCart = isCartOpen(replies);
  const closed = [
    ...(hasCart ? [] : ['#/shoppingcart']),
    ...(hasPoints ? [] : ['#/personal/accountcenter/score']),
    ...(brand.app.isOpen ? [] : ['#/appload']),
  ];
  const menusOf = (menus: Parameters<typeof readMenus>[0], place: MenuPlace) =>
    withoutPages(readMenus(menus, origin, place), closed);
  const granted = list<string>(serviceConfig?.personConfig).map((entry) => text(entry));
  return {
    brand,
    /** Whether the school logs in on a page of its own instead of the box. */
    hasLoginPage: flag(shareBaseInfo?.useLoginPage),
    /** Whether every page but the public ones needs a log-in. */
    isLoginRequired: flag(homeConfig?.headCfRsp?.redirectLogin),
    icon: readIcon(shareBaseInfo),
    /** The names of the zones that the timetable and the beginnings of live lessons are written in; `readZone` reads them. */
    zones: { classTable: text(shareBaseInfo?.classTableZone), live: text(shareBaseInfo?.liveTimeZone) },
    ...readTitles(replies),
    domainWarning: flag(shareBaseInfo?.showDomainWarn)
      ? { message: text(shareBaseInfo?.domainWarnMsg) }
      : undefined,
    schools: readSchools(replies.schools),
    isFesco: text(homeConfig?.homePageTemplateRsp?.templateName) === 'FESCO',
    isGrey: text(homeConfig?.homePageTemplateRsp?.globalTheme) === 'black-white',
    headerTemplate: oneOf(homeConfig?.headCfRsp?.headTemplateId, ['1', '2', '3'], '1'),
    headerColour: headerThemeOf(homeConfig?.themeColor),
    menus: menusOf(replies.menusAndFoot?.headMenus, 'head'),
    footer: { ...readFooter(replies.footInfo), menus: menusOf(replies.footInfo?.menus, 'foot') },
    services: {
      functions: PERSON_FUNCTIONS.filter((word) => granted.includes(word)),
      personalUrl:
        text(serviceConfig?.personalUrl) || text(serviceConfig?.perShow?.course) || '/personal/course',
      settingUrl: text(serviceConfig?.perShow?.setting) || '/personal/setting',
      shownItems: readShownItems(serviceConfig),
      hasPoints,
      hasCart,
      adminLogo: text(serviceConfig?.userAdminLogo),
    },
    pointName: text(replies.companyAlias?.pointName),
    outside: readOutside(replies.shareBaseInfo, replies.market),
    sideBar:
      replies.sideBarConfig === undefined || replies.sideBarConfig === null
        ? undefined
        : readSideBar(replies.sideBarConfig),
  };
}

/** Which services of others the school uses; undefined without any. What they run is decided by the server. */
function readOutside(info: Untrusted<ShareBaseInfo>, market: Untrusted<Market>) {
  const hasStatistics =
    text(info?.companyCodeInfo?.statType) !== '' && text(info?.companyCodeInfo?.statKey) !== '';
  const hasChat =
    flag(market?.leyuFlag) || flag(market?.bdsqFlag) || flag(info?.bdsqFlag) || flag(info?.otherImFlag);
  if (!hasStatistics && !hasChat) return undefined;
  return {
    hasStatistics,
    hasChat,
    isChatHidden: flag(market?.schoolHide),
    asksConsent: flag(info?.consentFlag),
  };
}

/** The services of others that a school uses. */
export type OutsideServices = NonNullable<Shell['outside']>;

function readSideBar(config: Untrusted<SideBarConfig>) {
  const words = {
    weixinPic: text(config?.weixinPic),
    personalWeixinPic: text(config?.personalWeixinPic),
    qqType: text(config?.qqType),
    qqNum: text(config?.qqNum),
    personalqqNum: text(config?.personalqqNum),
    weiboPic: text(config?.weiboPic),
    weiboUrl: text(config?.weiboUrl),
    serviceTime: text(config?.serviceTime),
    servicePhone: text(config?.servicePhone),
    servicePhone1: text(config?.servicePhone1),
    servicePhone2: text(config?.servicePhone2),
    serviceEmails: text(config?.serviceEmails),
  };
  return {
    ...words,
    tempType: amount(config?.tempType),
    weixinFlag: flag(config?.weixinFlag),
    personalWeixinFlag: flag(config?.personalWeixinFlag),
    qqFlag: flag(config?.qqFlag),
    weiboFlag: flag(config?.weiboFlag),
    serviceFlag: flag(config?.serviceFlag),
    serviceEmailFlag: flag(config?.serviceEmailFlag),
  };
}
