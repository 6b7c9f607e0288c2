import type { Texts } from '@lectern/ui/locale';
import type { PersonalPage, PersonalSection } from './personal.menu.ts';

const zh = {
  menu: '个人中心',
  back: '个人中心',
  sections: { course: '学习', trade: '订单与消息', setting: '设置' } satisfies Record<
    PersonalSection['id'],
    string
  >,
  pages: {
    classTable: '课表',
    lessons: '我的课程',
    package: '我的套餐',
    plan: '我的计划',
    collect: '我的收藏',
    note: '我的笔记',
    homework: '我的作业',
    apply: '代报名',
    certificate: '我的证书',
    order: '我的订单',
    invoice: '我的发票',
    accountcenter: '账户中心',
    message: '我的消息',
    account: '账号与安全',
    data: '个人资料',
    avatar: '头像',
    archives: '学习档案',
  } satisfies Record<PersonalPage, string>,
  points: (amount: string, name: string) => `${amount} ${name || '积分'}`,
  member: '会员',
};

/** Words of the personal area's frame. */
export const personalTexts: Texts<typeof zh> = {
  zh,
  en: {
    menu: 'Your area',
    back: 'Your area',
    sections: { course: 'Learning', trade: 'Orders and messages', setting: 'Settings' },
    pages: {
      classTable: 'Timetable',
      lessons: 'My courses',
      package: 'My packages',
      plan: 'My plans',
      collect: 'Saved',
      note: 'My notes',
      homework: 'Homework',
      apply: 'Exam registration',
      certificate: 'My certificates',
      order: 'My orders',
      invoice: 'My invoices',
      accountcenter: 'Account centre',
      message: 'Messages',
      account: 'Account and security',
      data: 'Profile',
      avatar: 'Picture',
      archives: 'Learning record',
    },
    points: (amount, name) => `${amount} ${name || 'points'}`,
    member: 'Member',
  },
};
