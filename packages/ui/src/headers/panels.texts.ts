import type { Texts } from '../locale/index.ts';

const zh = {
  closeMenu: '关闭菜单',
  moreSchools: '更多分校',
  scanApp: '扫码下载，随时随地学',
  unread: (count: string) => `${count} 条未读`,
  logout: '退出登录',
  member: '会员',
  points: '积分',
  courseCentre: '课程中心',
  settings: '个人设置',
  orders: '订单管理',
  myMessages: '我的消息',
  lastLearning: '上次学到',
  continueLearning: '继续学习',
};

/** Texts that only an open panel or drawer needs, kept apart so that they are loaded with it. */
export const panelTexts: Texts<typeof zh> = {
  zh,
  en: {
    closeMenu: 'Close menu',
    moreSchools: 'More schools',
    scanApp: 'Scan to learn on your phone',
    unread: (count) => `${count} unread`,
    logout: 'Log out',
    member: 'Member',
    points: 'Points',
    courseCentre: 'My courses',
    settings: 'Settings',
    orders: 'Orders',
    myMessages: 'Messages',
    lastLearning: 'Last studied',
    continueLearning: 'Continue',
  },
};
