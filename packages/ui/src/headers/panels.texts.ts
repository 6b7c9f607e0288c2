import { inBoth } from '../locale/index.ts';

/** Texts that only an open panel or drawer needs, kept apart so that they are loaded with it. */
export const panelTexts = inBoth({
  closeMenu: ['关闭菜单', 'Close menu'],
  moreSchools: ['更多分校', 'More schools'],
  scanApp: ['扫码下载，随时随地学', 'Scan to learn on your phone'],
  unread: (count: string) => [`${count} 条未读`, `${count} unread`],
  logout: ['退出登录', 'Log out'],
  member: ['会员', 'Member'],
  points: ['积分', 'Points'],
  courseCentre: ['课程中心', 'My courses'],
  settings: ['个人设置', 'Settings'],
  orders: ['订单管理', 'Orders'],
  myMessages: ['我的消息', 'Messages'],
  lastLearning: ['上次学到', 'Last studied'],
  continueLearning: ['继续学习', 'Continue'],
});
