import { dayOf, startOf } from '../../platform/dates/days.ts';

const HOUR_MS = 3_600_000;

/** An hour of a day in China, as offices and teachers set their times; days count from today. */
export function inDays(days: number, hour: number): Date {
  return new Date(startOf(dayOf(new Date()), days).getTime() + hour * HOUR_MS);
}
