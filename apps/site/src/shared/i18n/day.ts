import type { Locale } from '@lectern/ui/locale';
import { SHANGHAI_MS } from './shanghai.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Tells the day of a time in Shanghai as `2026年11月18日` or `18 Nov 2026`, as `formatTime` does
 * but without its library, for the delivered page. Written by hand, since the words of `Intl`
 * may differ between the server and a browser. Empty for what is no time.
 */
export function dayOf(iso: string, locale: Locale): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const there = new Date(time + SHANGHAI_MS);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()];
  return locale === 'zh' ? `${year}年${month + 1}月${day}日` : `${day} ${MONTHS[month] ?? ''} ${year}`;
}
