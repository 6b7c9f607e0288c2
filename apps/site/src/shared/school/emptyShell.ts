import type { Words } from '../i18n/words.ts';
import type { Shell } from './shell.model.ts';

const noWords: Words = { zh: '', en: '' };

/** The shell before a school is known; nothing in it is visible. */
export const emptyShell: Shell = {
  brand: {
    schoolId: '',
    schoolName: noWords,
    schoolSuffix: '',
    companyId: '',
    shortName: noWords,
    logoType: 'word',
    logo: '',
    app: { isOpen: false, scanUrl: '', androidUrl: '', iosUrl: '' },
  },
  hasLoginPage: false,
  isLoginRequired: false,
  icon: '',
  zones: { classTable: '', live: '' },
  siteTitle: noWords,
  homeTitle: noWords,
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
