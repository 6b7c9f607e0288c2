import type { Locale } from '@lectern/ui/locale';

/**
 * Tells the day of a time in Shanghai as `2026年11月18日` or `18 Nov 2026`: the same on the
 * server and in every browser, wherever it stands. Empty for what is no time.
 */
export function dayOf(iso: string, locale: Locale): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'medium' }).format(time);
}
