import type { Texts } from '../locale/index.ts';

interface HeaderTexts {
  home: string;
  mainMenu: string;
  menu: string;
  more: string;
  closeMenu: string;
  submenu: (name: string) => string;
  schools: string;
  moreSchools: string;
  search: string;
  searchHint: string;
  openSearch: string;
  closeSearch: string;
  app: string;
  scanApp: string;
  cart: (count: string) => string;
  messages: (unread: number) => string;
  unread: (count: string) => string;
  admin: string;
  login: string;
  register: string;
  logout: string;
  account: (name: string) => string;
  student: string;
  member: string;
  points: string;
  courseCentre: string;
  settings: string;
  orders: string;
  myMessages: string;
  lastLearning: string;
  continueLearning: string;
  otherLanguage: string;
  otherLanguageMark: string;
  toDark: string;
  toLight: string;
}

export const headerTexts: Texts<HeaderTexts> = {
  zh: {
    home: '首页',
    mainMenu: '主导航',
    menu: '菜单',
    more: '更多',
    closeMenu: '关闭菜单',
    submenu: (name) => `${name}的子菜单`,
    schools: '切换分校',
    moreSchools: '更多分校',
    search: '搜索课程',
    searchHint: '想学点什么',
    openSearch: '打开搜索',
    closeSearch: '取消',
    app: '下载 APP',
    scanApp: '扫码下载，随时随地学',
    cart: (count) => `购物车，${count} 件`,
    messages: (unread) => (unread > 0 ? `消息，${unread} 条未读` : '消息'),
    unread: (count) => `${count} 条未读`,
    admin: '管理中心',
    login: '登录',
    register: '注册',
    logout: '退出登录',
    account: (name) => `${name}，我的账户`,
    student: '同学',
    member: '会员',
    points: '积分',
    courseCentre: '课程中心',
    settings: '个人设置',
    orders: '订单管理',
    myMessages: '我的消息',
    lastLearning: '上次学到',
    continueLearning: '继续学习',
    otherLanguage: 'Switch to English',
    otherLanguageMark: 'EN',
    toDark: '切换到深色',
    toLight: '切换到浅色',
  },
  en: {
    home: 'Home',
    mainMenu: 'Main',
    menu: 'Menu',
    more: 'More',
    closeMenu: 'Close menu',
    submenu: (name) => `More in ${name}`,
    schools: 'Switch school',
    moreSchools: 'More schools',
    search: 'Search courses',
    searchHint: 'Search courses',
    openSearch: 'Open search',
    closeSearch: 'Cancel',
    app: 'Get the app',
    scanApp: 'Scan to learn on your phone',
    cart: (count) => `Cart, ${count} ${count === '1' ? 'item' : 'items'}`,
    messages: (unread) => (unread > 0 ? `Messages, ${unread} unread` : 'Messages'),
    unread: (count) => `${count} unread`,
    admin: 'Admin centre',
    login: 'Log in',
    register: 'Sign up',
    logout: 'Log out',
    account: (name) => `${name}, my account`,
    student: 'Student',
    member: 'Member',
    points: 'Points',
    courseCentre: 'My courses',
    settings: 'Settings',
    orders: 'Orders',
    myMessages: 'Messages',
    lastLearning: 'Last time',
    continueLearning: 'Continue',
    otherLanguage: '切换到中文',
    otherLanguageMark: '中',
    toDark: 'Use dark colours',
    toLight: 'Use light colours',
  },
};
