import type { Locale } from '@lectern/ui/locale';
import { formatTime } from '../../shared/i18n/moment.ts';

const DAY_MS = 86_400_000;
const EVENING = '18:00';

const near = {
  zh: {
    today: (clock: string, isEvening: boolean) => `${isEvening ? '今晚' : '今天'} ${clock}`,
    tomorrow: (clock: string, isEvening: boolean) => `${isEvening ? '明晚' : '明天'} ${clock}`,
  },
  en: {
    today: (clock: string, isEvening: boolean) => `${isEvening ? 'Tonight' : 'Today'} ${clock}`,
    tomorrow: (clock: string) => `Tomorrow ${clock}`,
  },
} as const;

/**
 * Formats the start of an open class, in the time zone of the school's live lessons: `今晚 19:30`, `明天 14:00`,
 * otherwise with the date. Empty for an invalid time.
 * @param now milliseconds since 1970.
 */
export function startTimeText(startsAt: string, now: number, locale: Locale, zone?: string): string {
  const clock = formatTime(startsAt, 'clock', locale, zone);
  const day = formatTime(startsAt, 'day', locale, zone);
  if (clock === '') return '';
  const { today, tomorrow } = near[locale];
  if (day === formatTime(now, 'day', locale, zone)) return today(clock, clock >= EVENING);
  if (day === formatTime(now + DAY_MS, 'day', locale, zone)) return tomorrow(clock, clock >= EVENING);
  return formatTime(startsAt, 'start', locale, zone);
}
