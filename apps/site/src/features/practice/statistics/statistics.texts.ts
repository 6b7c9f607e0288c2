import type { Texts } from '@lectern/ui/locale';

const zh = {
  title: '练习统计',
  failed: '练习统计没有全部加载出来',
  weeks: (count: number) => `最近 ${count} 周`,
  week: '周一的日期',
  month: '月份',
  calendar: '哪天练了题，最近一年',
  count: (count: number) => `${count} 题`,
  years: '按年统计',
  answered: '做题数',
  right: '做对',
  yearOf: (year: number, count: number) => `${year} 年 · ${count} 题`,
  months: ['1 月', '2 月', '3 月', '4 月', '5 月', '6 月', '7 月', '8 月', '9 月', '10 月', '11 月', '12 月'],
};

/** What the pictures of a student's practice say. */
export const statisticsTexts: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Practice over time',
    failed: 'Some of your practice over time could not be loaded',
    weeks: (count) => `The last ${count} weeks`,
    week: 'Week of',
    month: 'Month',
    calendar: 'Days of practice in the last year',
    count: (count) => (count === 1 ? '1 question' : `${count} questions`),
    years: 'By year',
    answered: 'Answered',
    right: 'Right',
    yearOf: (year, count) => `${year} · ${count === 1 ? '1 question' : `${count} questions`}`,
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
};
