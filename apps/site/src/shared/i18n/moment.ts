import type { Locale } from '@lectern/ui/locale';
import dayjs from 'dayjs';
import { offsetOf, SHANGHAI } from './zone.ts';

// The delivered home page formats its dates with `day.ts` instead, which needs no library. Times are formatted
// from their UTC fields; dayjs's own UTC plugin contains much that is not needed here.
dayjs.extend((_options, { prototype }) => {
  Object.assign(prototype, {
    init(this: { readonly $d: Date }) {
      const time = this.$d;
      Object.assign(this, {
        $y: time.getUTCFullYear(),
        $M: time.getUTCMonth(),
        $D: time.getUTCDate(),
        $W: time.getUTCDay(),
        $H: time.getUTCHours(),
        $m: time.getUTCMinutes(),
        $s: time.getUTCSeconds(),
        $ms: time.getUTCMilliseconds(),
      });
    },
  });
});
// Only the parts of dayjs's Chinese locale that are used.
dayjs.locale('zh-cn', { name: 'zh-cn', weekdaysShort: [...'日一二三四五六'].map((day) => `周${day}`) }, true);

// Non-breaking spaces keep a date on one line.
const formats = {
  day: { zh: 'YYYY年M月D日', en: 'D\u00a0MMM\u00a0YYYY' },
  moment: { zh: 'YYYY年M月D日 HH:mm', en: 'D\u00a0MMM\u00a0YYYY, HH:mm' },
  start: { zh: 'M月D日 ddd HH:mm', en: 'ddd\u00a0D\u00a0MMM, HH:mm' },
  shortDay: { zh: 'M/D', en: 'D/M' },
  clock: { zh: 'HH:mm', en: 'HH:mm' },
} as const;

/**
 * Formats a time from the server in the school's time zone: the date, date and minute, the start of a lesson
 * with its weekday, the date in figures, or the time of day. Empty for an invalid time.
 * @param zone a zone returned by `readZone`.
 * @defaultValue Shanghai's
 */
export function formatTime(
  moment: string | number,
  as: keyof typeof formats,
  locale: Locale,
  zone = SHANGHAI,
): string {
  const time = dayjs(moment, { utc: true });
  if (moment === '' || !time.isValid()) return '';
  return time
    .add(offsetOf(zone, time.valueOf()), 'millisecond')
    .locale(locale === 'zh' ? 'zh-cn' : 'en')
    .format(formats[as][locale]);
}
