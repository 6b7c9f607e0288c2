/**
 * Calendar arithmetic on whole numbers. A day is counted from 1970-01-01, a moment in
 * seconds of the wall clock from its midnight; no time zone takes part, so a day has
 * 86,400 seconds even where clocks were once put forward (Shanghai, 1986 to 1991).
 */

export interface YearMonthDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

export const secondsPerDay = 86_400;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Counts the days from 1970-01-01 to a date of the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  // The year begins in March, so that the leap day is its last.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Gives the date of a day number; the inverse of `dayNumber`. */
export function dateOf(day: number): YearMonthDay {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** 0 for Sunday to 6 for Saturday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Goes some months on or back; the day is kept, or is the month's last where it has fewer. */
export function addMonths(day: number, months: number): number {
  const date = dateOf(day);
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return dayNumber(year, month, Math.min(date.day, daysInMonth(year, month)));
}

export function firstOfMonth(day: number): number {
  return day - dateOf(day).day + 1;
}

/** The first day of the week that a day is in. */
export const startOfWeek = (day: number, firstWeekday: number): number =>
  day - ((weekday(day) - firstWeekday + 7) % 7);

/** The 42 days of a month's page: always 6 weeks of 7 days. */
export function monthPage(day: number, firstWeekday: number): number[] {
  const start = startOfWeek(firstOfMonth(day), firstWeekday);
  return Array.from({ length: 42 }, (_, index) => start + index);
}

/** The moment's day. */
export const dayOf = (moment: number): number => Math.floor(moment / secondsPerDay);

/** The moment's seconds since midnight. */
export const timeOf = (moment: number): number => moment - dayOf(moment) * secondsPerDay;

export const momentOf = (day: number, time = 0): number => day * secondsPerDay + time;

/** What a wall clock here shows at a time in ms, as a moment. */
export function wallClock(ms: number): number {
  const date = new Date(ms);
  const day = dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return momentOf(day, date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds());
}
