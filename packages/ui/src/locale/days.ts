import type { Locale } from './locale.tsx';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached `Intl.DateTimeFormat`, since creating one takes a hundred times as long as formatting a
 * date.
 * @param lang language as in `lang` attributes.
 * @throws {RangeError} for an unknown time zone.
 */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, options);
  formats.set(key, format);
  return format;
}

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec'.split(',');
const WEEKDAYS = {
  zh: [...'日一二三四五六'].map((day) => `周${day}`),
  en: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat'.split(','),
};

/** A day in several formats. */
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
 * Formats a day in UTC. Avoids `Intl`: creating one of its formats takes 20 ms on a phone, and results may
 * differ between server and browser.
 * @param moment ms since the epoch; to format a day of another time zone, add its offset.
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
