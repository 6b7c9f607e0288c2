import type { Locale } from '@lectern/ui/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import utc from 'dayjs/plugin/utc.js';
import { aheadOf, SHANGHAI } from './zone.ts';

// The delivered home page writes its days by `day.ts` instead, which costs it no library.
dayjs.extend(utc);

/** Shanghai's clock, in minutes ahead of UTC, without summer time today. */
const SHANGHAI_MINUTES = 8 * 60;
const MINUTE_MS = 60_000;

const formats = {
  day: { zh: 'YYYY年M月D日', en: 'D MMM YYYY' },
  moment: { zh: 'YYYY年M月D日 HH:mm', en: 'D MMM YYYY, HH:mm' },
  start: { zh: 'M月D日 ddd HH:mm', en: 'ddd D MMM, HH:mm' },
  shortDay: { zh: 'M/D', en: 'D/M' },
  clock: { zh: 'HH:mm', en: 'HH:mm' },
} as const;

/**
 * Writes a time of the server in the school's time, wherever a student reads it: the day, day and minute,
 * the start of a lesson with its weekday, the day in figures alone, or the clock. Empty for what is no time.
 * @param zone the one that `readZone` read. @defaultValue Shanghai's
 */
export function formatTime(
  moment: string | number,
  as: keyof typeof formats,
  locale: Locale,
  zone = SHANGHAI,
): string {
  const time = dayjs.utc(moment);
  if (moment === '' || !time.isValid()) return '';
  const ahead = zone === SHANGHAI ? SHANGHAI_MINUTES : aheadOf(zone, time.valueOf()) / MINUTE_MS;
  return time
    .add(ahead, 'minute')
    .locale(locale === 'zh' ? 'zh-cn' : 'en')
    .format(formats[as][locale]);
}
