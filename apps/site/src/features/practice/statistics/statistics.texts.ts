import { inBoth } from '@lectern/ui/locale';

/** Texts of the charts of a student's practice. */
export const statisticsTexts = inBoth({
  title: ['练习统计', 'Practice statistics'],
  failed: ['练习统计没有全部加载出来', 'Some practice statistics could not be loaded'],
  weeks: (count: number) => [`最近 ${count} 周`, `Last ${count} weeks`],
  week: ['周一的日期', 'Week of'],
  month: ['月份', 'Month'],
  calendar: ['哪天练了题，最近一年', 'Practice days in the last year'],
  count: (count: number) => [`${count} 题`, count === 1 ? '1 question' : `${count} questions`],
  years: ['按年统计', 'By year'],
  answered: ['做题数', 'Answered'],
  right: ['做对', 'Correct'],
  yearOf: (year: number, count: number) => [
    `${year} 年 · ${count} 题`,
    `${year} · ${count === 1 ? '1 question' : `${count} questions`}`,
  ],
  months: [
    ['1 月', '2 月', '3 月', '4 月', '5 月', '6 月', '7 月', '8 月', '9 月', '10 月', '11 月', '12 月'],
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ],
});
