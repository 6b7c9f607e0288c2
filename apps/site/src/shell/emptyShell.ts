import type { Shell } from './shell.model.ts';

/** The frame before a school is known: nothing in it shows. */
export const emptyShell: Shell = {
  brand: {
    schoolId: '',
    schoolName: '',
    schoolSuffix: '',
    companyId: '',
    shortName: '',
    logoType: 'word',
    logo: '',
    app: { isOpen: false, scanUrl: '', androidUrl: '', iosUrl: '' },
  },
  hasLoginPage: false,
  isLoginRequired: false,
  icon: '',
  siteTitle: '',
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
