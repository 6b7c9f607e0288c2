import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  asTable: ['以表格查看', 'View as table'],
  none: ['还没有数据', 'No data yet'],
  noValue: ['无', 'none'],
  /** A value with the name it belongs to. */
  at: (name: string, value: string) => [`${name}：${value}`, `${name}: ${value}`],
  day: (monthDay: string, weekday: string) => [`${monthDay}${weekday}`, `${weekday} ${monthDay}`],
  /** Joins the values of one position. */
  join: (values: readonly string[]) => [values.join('，'), values.join(', ')],
  less: ['少', 'Less'],
  more: ['多', 'More'],
  week: ['周一的日期', 'Week of'],
  sum: ['合计', 'Total'],
});
