/** The time zone of schools and students. */
export const SHANGHAI = 'Asia/Shanghai';

/** Shanghai's UTC offset, which has been constant since 1992. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Converts a time to one whose UTC fields show Shanghai's wall clock, to the second: spreadsheets have no time
 * zones.
 */
export const toWall = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / 1000) * 1000 + OFFSET_MS);

/** Converts such a wall-clock time back; rounding errors of spreadsheets are removed by rounding to the second. */
export const fromWall = (wall: Date): Date => new Date(Math.round(wall.getTime() / 1000) * 1000 - OFFSET_MS);

/** Formats a time by Shanghai's clock: `2026-03-09 19:30:00`. */
export const clockOf = (moment: Date): string => toWall(moment).toISOString().slice(0, 19).replace('T', ' ');

/** Parses a time by Shanghai's clock, as {@link clockOf} formats it; undefined for an invalid one. */
export function fromClock(text: string): Date | undefined {
  const moment = fromWall(new Date(`${text.replace(' ', 'T')}Z`));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Returns the day in Shanghai, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string => clockOf(time).slice(0, 10);

/** Adds days to a day; negative numbers subtract. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the time at which a day, or the one that many days later, begins in Shanghai. */
export const startOf = (day: string, days = 0): Date => fromWall(new Date(dayAfter(day, days)));

/** Adds days of 24 hours to a time; negative numbers subtract. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Adds months by Shanghai's calendar; the last day of the month where it has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const wall = toWall(moment);
  const day = wall.getUTCDate();
  wall.setUTCMonth(wall.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + 1, 0)).getUTCDate();
  wall.setUTCDate(Math.min(day, last));
  return fromWall(wall);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Counts the consecutive days that end today or yesterday. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayAfter(day, -1);
  }
  return streak;
}
