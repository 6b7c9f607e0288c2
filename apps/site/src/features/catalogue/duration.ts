import type { Locale } from '@lectern/ui/locale';
import { detailTexts } from './detail.texts.ts';

/** Writes a length of time as a reader says it: 1 小时 20 分; empty for none. */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 0) return '';
  const texts = detailTexts[locale];
  return minutes < 60 ? texts.minutes(minutes) : texts.hoursMinutes(Math.floor(minutes / 60), minutes % 60);
}

const zone = 'Asia/Shanghai';

/** Writes when a live lesson begins, in the school's time: 11月21日 周六 19:30; empty for no time. */
export function formatStart(startsAt: string, locale: Locale): string {
  const time = new Date(startsAt);
  if (startsAt === '' || Number.isNaN(time.getTime())) return '';
  const language = locale === 'zh' ? 'zh-CN' : 'en-GB';
  const day = new Intl.DateTimeFormat(language, { timeZone: zone, month: locale === 'zh' ? 'long' : 'short', day: 'numeric', weekday: 'short' });
  const clock = new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${day.format(time)} ${clock.format(time)}`;
}

/** Writes a date: 2026/11/20. */
export function formatDate(moment: string, locale: Locale): string {
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) return '';
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { timeZone: zone, dateStyle: 'medium' }).format(time);
}
