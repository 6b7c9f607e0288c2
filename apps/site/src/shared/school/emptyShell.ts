import type { LocalizedText } from '../i18n/localizedText.ts';
import type { Shell } from './shell.model.ts';

const emptyText: LocalizedText = { zh: '', en: '' };

/** The shell before a school is known; nothing in it is visible. */
export const emptyShell: Shell = {
  brand: {
    schoolId: '',
    schoolName: emptyText,
    schoolSuffix: '',
    companyId: '',
    shortName: emptyText,
    logoType: 'word',
    logo: '',
    app: { isOpen: false, scanUrl: '', androidUrl: '', iosUrl: '' },
  },
  hasLoginPage: false,
  isLoginRequired: false,
  icon: '',
  zones: { classTable: '', live: '' },
  siteTitle: emptyText,
  homeTitle: emptyText,
  domainWarning: undefined,
  schools: [],
  isFesco: false,
  isGrey: false,
  headerTemplate: '1',
  headerColour: 'default',
  menus: [],
  footer: { templateId: '1', colour: 'default', menus: [], info: undefined },
  services: {
    functions: [],
    personalUrl: '/personal/course',
    settingUrl: '/personal/setting',
    shownItems: undefined,
    hasPoints: false,
    hasCart: false,
    adminLogo: '',
  },
  pointName: '',
  outside: undefined,
  sideBar: undefined,
};
