import type { Locale } from '@lectern/ui/locale';
import dayjs from 'dayjs';
import { offsetOf, SHANGHAI } from './zone.ts';

// The delivered home page writes its days by `day.ts` instead, which costs it no library.
// Times are written by their fields in UTC alone, for which dayjs's own plugin brings much that nobody needs here.
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
// Of dayjs's own words for Chinese only those are written anywhere.
dayjs.locale('zh-cn', { name: 'zh-cn', weekdaysShort: [...'日一二三四五六'].map((day) => `周${day}`) }, true);

// No line ends within a day: its words are held together by spaces that do not break.
const formats = {
  day: { zh: 'YYYY年M月D日', en: 'D\u00a0MMM\u00a0YYYY' },
  moment: { zh: 'YYYY年M月D日 HH:mm', en: 'D\u00a0MMM\u00a0YYYY, HH:mm' },
  start: { zh: 'M月D日 ddd HH:mm', en: 'ddd\u00a0D\u00a0MMM, HH:mm' },
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
  const time = dayjs(moment, { utc: true });
  if (moment === '' || !time.isValid()) return '';
  return time
    .add(offsetOf(zone, time.valueOf()), 'millisecond')
    .locale(locale === 'zh' ? 'zh-cn' : 'en')
    .format(formats[as][locale]);
}
