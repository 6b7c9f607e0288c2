/** The calendar of practice: students live by Shanghai's. */
export const SHANGHAI = 'Asia/Shanghai';

const DAY_MS = 86_400_000;
const written = new Intl.DateTimeFormat('sv-SE', { timeZone: SHANGHAI });

/** Tells which day it is in Shanghai, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => written.format(time);

/** Counts on from a day; negative numbers count back. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Shanghai, or another that many days on. */
export const startOf = (day: string, days = 0): Date => new Date(`${dayAfter(day, days)}T00:00:00+08:00`);

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Days in a row that end today or yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}
