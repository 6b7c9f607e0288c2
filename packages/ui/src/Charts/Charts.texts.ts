import type { Texts } from '../locale/index.ts';

interface ChartTexts {
  asTable: string;
  none: string;
  noValue: string;
  /** What a value is a value of, and the value. */
  at: (name: string, value: string) => string;
  day: (monthDay: string, weekday: string) => string;
  /** The values of one place, one after the other. */
  join: (values: readonly string[]) => string;
  less: string;
  more: string;
  week: string;
  sum: string;
}

export const texts: Texts<ChartTexts> = {
  zh: {
    asTable: '以表格查看',
    none: '还没有数据',
    noValue: '无',
    at: (name, value) => `${name}：${value}`,
    day: (monthDay, weekday) => `${monthDay}${weekday}`,
    join: (values) => values.join('，'),
    less: '少',
    more: '多',
    week: '周一的日期',
    sum: '合计',
  },
  en: {
    asTable: 'As a table',
    none: 'Nothing to show yet',
    noValue: 'none',
    at: (name, value) => `${name}: ${value}`,
    day: (monthDay, weekday) => `${weekday} ${monthDay}`,
    join: (values) => values.join(', '),
    less: 'Less',
    more: 'More',
    week: 'Week of',
    sum: 'Total',
  },
};
