import type { Locale } from '@lectern/ui/locale';
import { detailTexts } from './detail.texts.ts';

/** Formats a duration: 1 小时 20 分; empty for none. */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = Math.round(seconds / 60);
  if (minutes <= 0) return '';
  const texts = detailTexts[locale];
  return minutes < 60 ? texts.minutes(minutes) : texts.hoursMinutes(Math.floor(minutes / 60), minutes % 60);
}
