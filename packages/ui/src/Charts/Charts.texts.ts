import type { Texts } from '../locale/index.ts';

const zh = {
  asTable: '以表格查看',
  none: '还没有数据',
  noValue: '无',
  /** A value with the name it belongs to. */
  at: (name: string, value: string) => `${name}：${value}`,
  day: (monthDay: string, weekday: string) => `${monthDay}${weekday}`,
  /** Joins the values of one position. */
  join: (values: readonly string[]) => values.join('，'),
  less: '少',
  more: '多',
  week: '周一的日期',
  sum: '合计',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    asTable: 'View as table',
    none: 'No data yet',
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
