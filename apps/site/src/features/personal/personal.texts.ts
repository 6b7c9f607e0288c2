import { inBoth, type Pair } from '@lectern/ui/locale';
import type { PersonalPage, PersonalSection } from './personal.menu.ts';

/** Texts of the personal area's frame. */
export const personalTexts = inBoth({
  menu: ['个人中心', 'My account'],
  myAccount: ['个人中心', 'My account'],
  sections: {
    course: ['学习', 'Learning'],
    trade: ['订单与消息', 'Orders and messages'],
    setting: ['设置', 'Settings'],
  } satisfies Record<PersonalSection['id'], Pair>,
  pages: {
    classTable: ['课表', 'Timetable'],
    lessons: ['我的课程', 'My courses'],
    package: ['我的套餐', 'My course packages'],
    plan: ['我的计划', 'My training plans'],
    collect: ['我的收藏', 'My favourites'],
    note: ['我的笔记', 'My notes'],
    homework: ['我的作业', 'My homework'],
    apply: ['代报名', 'Exam registration'],
    certificate: ['我的证书', 'My certificates'],
    order: ['我的订单', 'My orders'],
    invoice: ['我的发票', 'My invoices'],
    accountcenter: ['账户中心', 'Account centre'],
    message: ['我的消息', 'Messages'],
    account: ['账号与安全', 'Account and security'],
    data: ['个人资料', 'Profile'],
    avatar: ['头像', 'Profile picture'],
    archives: ['学习档案', 'Learning record'],
  } satisfies Record<PersonalPage, Pair>,
  points: (amount: string, name: string) => [`${amount} ${name || '积分'}`, `${amount} ${name || 'points'}`],
  member: ['会员', 'Member'],
});
