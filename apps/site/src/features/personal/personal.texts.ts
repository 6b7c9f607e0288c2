import type { PersonalPage, PersonalSection } from './personal.menu.ts';

const zh = {
  menu: '个人中心',
  back: '个人中心',
  sections: { course: '学习', trade: '订单' } satisfies Record<PersonalSection['id'], string>,
  pages: {
    classTable: '课表',
    lessons: '我的课程',
    package: '我的套餐',
    collect: '我的收藏',
    note: '我的笔记',
    order: '我的订单',
  } satisfies Record<PersonalPage, string>,
  points: (amount: number, name: string) => `${amount} ${name || '积分'}`,
  member: '会员',
};

/** Words of the personal area's frame. */
export const personalTexts: { zh: typeof zh; en: typeof zh } = {
  zh,
  en: {
    menu: 'Your area',
    back: 'Your area',
    sections: { course: 'Learning', trade: 'Orders' },
    pages: {
      classTable: 'Timetable',
      lessons: 'My courses',
      package: 'My packages',
      collect: 'Saved',
      note: 'My notes',
      order: 'My orders',
    },
    points: (amount, name) => `${amount} ${name || 'points'}`,
    member: 'Member',
  },
};
