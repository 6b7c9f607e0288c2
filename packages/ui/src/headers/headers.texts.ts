import type { Texts } from '../locale/index.ts';

interface HeaderTexts {
  home: string;
  mainMenu: string;
  menu: string;
  more: string;
  submenu: (name: string) => string;
  schools: string;
  search: string;
  searchHint: string;
  openSearch: string;
  closeSearch: string;
  app: string;
  cart: (count: string) => string;
  messages: (unread: number) => string;
  admin: string;
  login: string;
  register: string;
  account: (name: string) => string;
  student: string;
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
    submenu: (name) => `${name}的子菜单`,
    schools: '切换分校',
    search: '搜索',
    searchHint: '想学点什么',
    openSearch: '打开搜索',
    closeSearch: '取消',
    app: '下载 APP',
    cart: (count) => `购物车，${count} 件`,
    messages: (unread) => (unread > 0 ? `消息，${unread} 条未读` : '消息'),
    admin: '管理中心',
    login: '登录',
    register: '注册',
    account: (name) => `${name}，我的账户`,
    student: '同学',
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
    submenu: (name) => `More in ${name}`,
    schools: 'Switch school',
    search: 'Search',
    searchHint: 'Search',
    openSearch: 'Open search',
    closeSearch: 'Cancel',
    app: 'Get the app',
    cart: (count) => `Cart, ${count} ${count === '1' ? 'item' : 'items'}`,
    messages: (unread) => (unread > 0 ? `Messages, ${unread} unread` : 'Messages'),
    admin: 'Admin centre',
    login: 'Log in',
    register: 'Sign up',
    account: (name) => `${name}, my account`,
    student: 'Student',
    otherLanguage: '切换到中文',
    otherLanguageMark: '中',
    toDark: 'Use dark colours',
    toLight: 'Use light colours',
  },
};
