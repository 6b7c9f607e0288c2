import type { Locale } from './locale.tsx';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Gives the browser's format of dates, made once for the same options: to make one takes a hundred times as long as to
 * write a date.
 * @param lang a language as `lang` attributes have it.
 * @throws {RangeError} for a time zone that nobody knows.
 */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(lang, options);
  made.set(key, format);
  return format;
}

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const WEEKDAYS = {
  zh: [...'日一二三四五六'].map((day) => `周${day}`),
  en: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'.split(','),
};

/** The words of a day. */
export interface DayWords {
  /** `2026年11月27日`, `27 Nov 2026`. */
  readonly date: string;
  /** `11月27日`, `27 Nov`. */
  readonly monthDay: string;
  /** `11/27`, `27/11`. */
  readonly figures: string;
  /** `11月`, `Nov`. */
  readonly month: string;
  /** `周五`, `Fri`. */
  readonly weekday: string;
}

/**
 * Writes a day of UTC in words. The browser's own formats, of which each takes 20 ms of a phone's processor to be made,
 * would also differ between a server and a browser.
 * @param moment in milliseconds since 1970; whoever writes the day of another zone adds its offset.
 */
export function dayWords(moment: number, locale: Locale): DayWords {
  const time = new Date(moment);
  const [year, at, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()];
  const isZh = locale === 'zh';
  const month = isZh ? `${at + 1}月` : (MONTHS[at] ?? '');
  const monthDay = isZh ? `${month}${day}日` : `${day} ${month}`;
  return {
    date: isZh ? `${year}年${monthDay}` : `${monthDay} ${year}`,
    monthDay,
    figures: isZh ? `${at + 1}/${day}` : `${day}/${at + 1}`,
    month,
    weekday: WEEKDAYS[locale][time.getUTCDay()] ?? '',
  };
}
