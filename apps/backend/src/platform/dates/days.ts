/** The zone that schools and students live by. */
export const SHANGHAI = 'Asia/Shanghai';

/** Shanghai has had one offset since 1992. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The time, to the second, at which a clock in UTC shows what Shanghai's shows at a moment: spreadsheets have no zones. */
export const toWall = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / 1000) * 1000 + OFFSET_MS);

/** The moment of such a time; what a spreadsheet rounds is brought back to the second. */
export const fromWall = (wall: Date): Date => new Date(Math.round(wall.getTime() / 1000) * 1000 - OFFSET_MS);

/** Writes what Shanghai's clock shows: `2026-03-09 19:30:00`. */
export const clockOf = (moment: Date): string => toWall(moment).toISOString().slice(0, 19).replace('T', ' ');

/** Reads what Shanghai's clock showed, as {@link clockOf} writes it; undefined for what is no time. */
export function fromClock(text: string): Date | undefined {
  const moment = fromWall(new Date(`${text.replace(' ', 'T')}Z`));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Tells which day it is in Shanghai, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => clockOf(time).slice(0, 10);

/** Counts on from a day; negative numbers count back. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The moment at which a day begins in Shanghai, or another that many days on. */
export const startOf = (day: string, days = 0): Date => fromWall(new Date(dayAfter(day, days)));

/** The moment so many months on by Shanghai's calendar; in a month that has no such day, on its last one. */
export function monthsAfter(moment: Date, months: number): Date {
  const wall = toWall(moment);
  const day = wall.getUTCDate();
  wall.setUTCMonth(wall.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  wall.setUTCDate(Math.min(day, last));
  return fromWall(wall);
}

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
