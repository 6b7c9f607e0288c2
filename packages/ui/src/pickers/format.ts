import { dateOf, dayNumber, dayOf, daysInMonth, momentOf, secondsPerDay, timeOf } from './dayArithmetic.ts';

/** Kind of value that a picker picks. */
export type PickerKind = 'date' | 'dateTime' | 'month' | 'time';

/** Format of each kind. */
export const formats = {
  date: 'YYYY-MM-DD',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  time: 'HH:mm:ss',
} as const satisfies Record<PickerKind, string>;

/** Separator between the ends of a range. */
export const rangeSeparator = '~';

/**
 * Reason why there is no value: wrong format, not in the calendar, out of bounds, unavailable, range in the
 * wrong order, or range with only one end.
 */
export type Problem = 'format' | 'calendar' | 'bounds' | 'unavailable' | 'order' | 'open';

/** A moment in seconds of the wall clock (see `dayArithmetic.ts`), or what is wrong. */
export type Parsed = { moment: number } | { problem: Problem };

const two = (value: number) => String(value).padStart(2, '0');

const writeDate = (moment: number) => {
  const { year, month, day } = dateOf(dayOf(moment));
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
};
const writeTime = (moment: number) => {
  const time = timeOf(moment);
  return `${two(Math.floor(time / 3600))}:${two(Math.floor(time / 60) % 60)}:${two(time % 60)}`;
};

/** Formats a moment in the format of its kind. */
export function write(kind: PickerKind, moment: number): string {
  if (kind === 'time') return writeTime(moment);
  if (kind === 'dateTime') return `${writeDate(moment)} ${writeTime(moment)}`;
  return kind === 'month' ? writeDate(moment).slice(0, 7) : writeDate(moment);
}

const shapes = {
  date: /^(\d{4})-(\d\d)-(\d\d)$/,
  dateTime: /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)$/,
  month: /^(\d{4})-(\d\d)$/,
  time: /^(\d\d):(\d\d):(\d\d)$/,
} satisfies Record<PickerKind, RegExp>;

/** Parses a text strictly: it must be in the format, with an existing day (2023-02-31 is none) and a valid time. */
export function read(kind: PickerKind, text: string): Parsed {
  const match = shapes[kind].exec(text);
  if (!match) return { problem: 'format' };
  const numbers = match.slice(1).map(Number);
  const [year = 1970, month = 1, day = 1] = kind === 'time' ? [] : numbers;
  const [hour = 0, minute = 0, second = 0] = kind === 'time' ? numbers : numbers.slice(3);
  const isReal =
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month) &&
    hour < 24 &&
    minute < 60 &&
    second < 60;
  if (!isReal) return { problem: 'calendar' };
  return { moment: momentOf(dayNumber(year, month, day), hour * 3600 + minute * 60 + second) };
}

/**
 * Rewrites other notations (2023/2/8, 20230208, 2023年2月8日, full-width digits) in the format, so that `read` can
 * be strict.
 */
export function tidy(kind: PickerKind, typed: string): string {
  const text = typed.normalize('NFKC').trim();
  const parts = text.split(/[^\d]+/).filter(Boolean);
  const digits = parts.join('');
  const widths = { date: [4, 2, 2], dateTime: [4, 2, 2, 2, 2, 2], month: [4, 2], time: [2, 2, 2] }[kind];
  if (/[^\d\s\-/.:年月日时分秒T]/.test(text)) return text;
  if (parts.length === 1 && digits.length === widths.reduce((sum, width) => sum + width, 0)) {
    let at = 0;
    return join(
      kind,
      widths.map((width) => digits.slice(at, (at += width))),
    );
  }
  // Seconds may be omitted, and so may the time of a date.
  if ((kind === 'time' && parts.length === 2) || (kind === 'dateTime' && parts.length === 5))
    parts.push('00');
  const isComplete =
    parts.length === widths.length && parts.every((part, index) => part.length <= (widths[index] ?? 0));
  const hasYear = kind === 'time' || parts[0]?.length === 4;
  return isComplete && hasYear
    ? join(
        kind,
        parts.map((part) => part.padStart(2, '0')),
      )
    : text;
}

function join(kind: PickerKind, parts: readonly string[]): string {
  if (kind === 'time') return parts.join(':');
  const date = parts.slice(0, 3).join('-');
  return kind === 'dateTime' ? `${date} ${parts.slice(3).join(':')}` : date;
}

const bounds = { first: dayNumber(1900, 1, 1) * secondsPerDay, last: dayNumber(2101, 1, 1) * secondsPerDay };

/** Returns the first and the last moment that can be picked: 1900-01-01 to 2101-01-01, or narrower limits. */
export function boundsOf(
  kind: PickerKind,
  min: string | undefined,
  max: string | undefined,
): [number, number] {
  const [first, last] =
    kind === 'time'
      ? [0, secondsPerDay - 1]
      : [bounds.first, bounds.last + (kind === 'dateTime' ? secondsPerDay - 1 : 0)];
  const minMoment = min === undefined ? null : read(kind, min);
  const maxMoment = max === undefined ? null : read(kind, max);
  return [
    minMoment && 'moment' in minMoment ? Math.max(first, minMoment.moment) : first,
    maxMoment && 'moment' in maxMoment ? Math.min(last, maxMoment.moment) : last,
  ];
}
