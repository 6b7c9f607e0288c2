import { dayOf } from '../../platform/dates/days.ts';

/** Formats the day of a moment in Shanghai for documents: `2026年3月2日`. */
export function dayInChinese(moment: Date): string {
  const [year, month, day] = dayOf(moment).split('-').map(Number);
  return `${year}年${month}月${day}日`;
}
