import type { Texts } from '../locale/index.ts';
import type { YearMonthDay } from './dayArithmetic.ts';
import { formats, type PickerKind, type Problem } from './format.ts';

interface PickerTexts {
  /** First day of the week, 0 for Sunday. */
  firstWeekday: number;
  weekdays: readonly string[];
  /** A full date with its weekday. Equal to the output of `Intl`, which would delay the first frame on a slow phone. */
  day: (date: YearMonthDay, weekday: number) => string;
  /** Whether the year precedes the month. */
  isYearFirst: boolean;
  year: (year: number) => string;
  month: (month: number) => string;
  open: Record<PickerKind, string>;
  clear: string;
  close: string;
  done: string;
  next: string;
  today: string;
  now: string;
  thisMonth: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  years: string;
  months: string;
  days: string;
  units: readonly [string, string, string];
  ends: readonly [string, string];
  /** Name of a marked day. */
  marked: (day: string, mark: string) => string;
  /** Number of days in a range, including both ends. */
  length: (days: number) => string;
  problems: Record<Problem, (kind: PickerKind, typed: string, bounds: readonly [string, string]) => string>;
}

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const chineseDays = ['日', '一', '二', '三', '四', '五', '六'];
const englishMonths = longMonths.map((name) => name.slice(0, 3));

export const texts: Texts<PickerTexts> = {
  zh: {
    firstWeekday: 1,
    weekdays: chineseDays,
    day: ({ year, month, day }, weekday) => `${year}年${month}月${day}日星期${chineseDays[weekday] ?? ''}`,
    isYearFirst: true,
    year: (year) => `${year} 年`,
    month: (month) => `${month} 月`,
    open: { date: '选择日期', dateTime: '选择日期和时间', month: '选择月份', time: '选择时间' },
    clear: '清除',
    close: '关闭',
    done: '确定',
    next: '下一步',
    today: '今天',
    now: '此刻',
    thisMonth: '本月',
    previousMonth: '上个月',
    nextMonth: '下个月',
    previousYear: '上一年',
    nextYear: '下一年',
    years: '选择年份',
    months: '选择月份',
    days: '选择日期',
    units: ['时', '分', '秒'],
    ends: ['开始', '结束'],
    marked: (day, mark) => `${day}，${mark}`,
    length: (days) => `共 ${days} 天`,
    problems: {
      format: (kind) => `请按 ${formats[kind]} 填写`,
      calendar: (kind, typed) =>
        `没有 ${typed} 这个${kind === 'time' ? '时间' : kind === 'month' ? '月份' : '日期'}`,
      bounds: (_kind, _typed, [min, max]) => `请填写 ${min} 至 ${max} 之间的值`,
      unavailable: (_kind, typed) => `${typed} 不可选，请换一个`,
      order: () => '结束不能早于开始',
      open: (_kind, end) => `还没有填写${end}`,
    },
  },
  en: {
    firstWeekday: 0,
    weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    day: ({ year, month, day }, weekday) =>
      `${englishDays[weekday] ?? ''}, ${longMonths[month - 1] ?? ''} ${day}, ${year}`,
    isYearFirst: false,
    year: String,
    month: (month) => englishMonths[month - 1] ?? '',
    open: {
      date: 'Choose a date',
      dateTime: 'Choose a date and time',
      month: 'Choose a month',
      time: 'Choose a time',
    },
    clear: 'Clear',
    close: 'Close',
    done: 'Done',
    next: 'Next',
    today: 'Today',
    now: 'Now',
    thisMonth: 'This month',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    years: 'Choose a year',
    months: 'Choose a month',
    days: 'Choose a date',
    units: ['Hours', 'Minutes', 'Seconds'],
    ends: ['Start', 'End'],
    marked: (day, mark) => `${day}, ${mark}`,
    length: (days) => (days === 1 ? '1 day' : `${days} days`),
    problems: {
      format: (kind) => `Use the format ${formats[kind]}`,
      calendar: (_kind, typed) => `${typed} does not exist`,
      bounds: (_kind, _typed, [min, max]) => `Enter a value from ${min} to ${max}`,
      unavailable: (_kind, typed) => `${typed} is not available. Choose another`,
      order: () => 'The end is before the start',
      open: (_kind, end) => `${end} is missing`,
    },
  },
};
