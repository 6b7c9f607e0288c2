import type { HeaderProps } from './types.ts';

/** Returns a logo as a data URL, so that stories fetch nothing. */
export const drawnLogo = (ink: string, text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="36" viewBox="0 0 132 36"><path d="M18 3 33 ' +
      `11v14L18 33 3 25V11z" fill="none" stroke="${ink}" stroke-width="2.5"/><path d="M10 15l8 4 8-4M18 ` +
      `19v9" fill="none" stroke="${ink}" stroke-width="2.5"/><text x="42" y="25" font-size="19" ` +
      `font-family="sans-serif" font-weight="600" fill="${ink}">${text}</text></svg>`,
  )}`;

const menu = (name: string, href: string, children: readonly string[] = []) => ({
  id: name,
  name,
  href,
  children: children.map((child) => ({ id: child, name: child, href: `${href}?category=${child}` })),
});

/** A school with every feature enabled, and a visitor. */
export const visitor = {
  brand: { logoType: 'word', name: '明远在线学校' },
  menus: [
    menu('首页', '#/home/index'),
    menu('发现课程', '#/course/list', ['数学基础', '编程入门', '数据库系统', '人工智能']),
    menu('套餐班', '#/coursePackage/list'),
    menu('培训计划', '#/trainingPlan'),
    menu('公开课', '#/openCourse'),
    menu('题库', '#/lib/subject'),
    menu('名师专题', '#/teachers'),
    menu('资讯', '#/news'),
    menu('问答', '#/answerslist/0'),
    { id: 'resources', name: '资源共享', href: 'https://example.org/resources', isNewWindow: true },
  ],
  currentMenu: 1,
  isHome: true,
  schools: {
    list: ['明远总校', '浦东分校', '徐汇分校', '杭州分校'].map((name, at) => ({
      id: String(at + 1),
      name,
      href: `#/home/index/s${at + 1}`,
    })),
    currentId: '1',
  },
  search: { text: '', onSearch: () => {} },
  app: { href: '#/appload', qrText: 'https://example.org/app' },
  personConfig: ['HEAD_APP', 'USER_REGISTER', 'USER_LOGIN', 'USER_LOGOUT'],
  cart: { count: 3, href: '#/shoppingcart' },
  access: { loginHref: '#/join/login', registerHref: '#/join/register' },
  preferences: { onLocale: () => {}, onScheme: () => {} },
} satisfies HeaderProps;

/** The same school with a student who is a member and has studied before. */
export const student = {
  ...visitor,
  cart: { count: 12, href: '#/shoppingcart' },
  messages: { unread: 5, href: '#/personal/message/detailslist' },
  user: {
    name: '林晓雨',
    isMember: true,
    memberHref: '#/personal/accountcenter/account/member',
    points: { name: '学分币', amount: 1280, href: '#/personal/accountcenter/score' },
    courseCentreHref: '#/personal/course/classTable',
    settingsHref: '#/personal/setting/account',
    ordersHref: '#/personal/order?parentId=-1',
    lastLearning: { courseName: '线性代数', lessonName: '第 3 讲 矩阵的秩', href: '#/class/type/video/page' },
    onLogout: () => {},
  },
  admin: { onOpen: () => {} },
} satisfies HeaderProps;

const long = '很长的名字'.repeat(40);

/**
 * Invalid and missing values, as servers send them at times: names of 200 characters, emoji, right-to-left
 * text, gaps.
 */
export const hostile = {
  brand: { logoType: 'image', name: `👨‍👩‍👧‍👦🏫 ${long}`, logo: 'data:image/png;base64,broken' },
  menus: [
    { id: '1', name: long, href: 'javascript:alert(1)' },
    {
      id: '2',
      name: 'مدرسة الرياضيات',
      href: '#/news',
      children: [{ id: '2-1', name: long, href: null }, { id: '2-2' }],
    },
    { id: '3', name: null },
    { id: '5', name: '   ' },
    { id: '4', name: '🚀🚀🚀', href: '#/vip' },
  ],
  currentMenu: 99,
  schools: {
    list: [
      { id: '1', name: long, href: '#/home/index' },
      { id: '2', name: 'שלוחה', href: '#/home/index/b' },
    ],
  },
  search: { text: long, onSearch: () => {} },
  personConfig: ['HEAD_APP', 'USER_LOGOUT', 'UNKNOWN'],
  app: {},
  cart: { count: 100000, href: '#/shoppingcart' },
  messages: { unread: 100000, href: '#/personal/message/detailslist' },
  user: {
    name: `👩🏽‍💻${long}`,
    avatar: 'data:image/png;base64,broken',
    isMember: true,
    points: { name: null, amount: 0 },
    lastLearning: { courseName: long, lessonName: null, href: '#/x' },
    onLogout: () => {},
  },
} satisfies HeaderProps;

/** 300 entries, one of them 200 characters long. */
export const crowded = {
  ...visitor,
  menus: Array.from({ length: 300 }, (_, at) => ({
    id: `m${at}`,
    name: at === 3 ? '两百个字的菜单名'.repeat(25) : `菜单 ${at + 1}`,
    href: `#/custom/${at}`,
  })),
} satisfies HeaderProps;
