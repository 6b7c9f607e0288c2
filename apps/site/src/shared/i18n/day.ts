import { dayWords, type Locale } from '@lectern/ui/locale';
import { SHANGHAI_MS } from './shanghai.ts';

/**
 * Formats the Shanghai date of a time as `2026年11月18日` or `18 Nov 2026`, as `formatTime` does but without its
 * library, for the delivered page. Empty for an invalid time.
 */
export function dayOf(iso: string, locale: Locale): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : dayWords(time + SHANGHAI_MS, locale).date;
}
