/**
 * Calendar arithmetic on integers. A day is a number of days since 1970-01-01; a moment is a number of seconds
 * of the wall clock since that day's midnight. Time zones are not involved, so every day has 86,400 seconds,
 * even where daylight saving time once applied (Shanghai, 1986 to 1991).
 */

export interface YearMonthDay {
  year: number;
  /** Month, 1 to 12. */
  month: number;
  /** Day of the month, 1 to 31. */
  day: number;
}

export const secondsPerDay = 86_400;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Returns the number of days from 1970-01-01 to a date of the Gregorian calendar. */
export function dayNumber(year: number, month: number, day: number): number {
  // Years are counted from March, so that the leap day is the last day of a year.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Returns the date of a day number; the inverse of `dayNumber`. */
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

/** Returns the weekday of a day, 0 for Sunday to 6 for Saturday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Adds months to a day; the day of the month is kept, or reduced to the last of a shorter month. */
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

/** Returns the first day of the week that contains a day. */
export const startOfWeek = (day: number, firstWeekday: number): number =>
  day - ((weekday(day) - firstWeekday + 7) % 7);

/** Returns the 42 days of a month's page: always 6 weeks of 7 days. */
export function monthPage(day: number, firstWeekday: number): number[] {
  const start = startOfWeek(firstOfMonth(day), firstWeekday);
  return Array.from({ length: 42 }, (_, index) => start + index);
}

/** Returns the day of a moment. */
export const dayOf = (moment: number): number => Math.floor(moment / secondsPerDay);

/** Returns the seconds since midnight of a moment. */
export const timeOf = (moment: number): number => moment - dayOf(moment) * secondsPerDay;

export const momentOf = (day: number, time = 0): number => day * secondsPerDay + time;

/** Converts a time in ms since the epoch to a moment of the local wall clock. */
export function wallClock(ms: number): number {
  const date = new Date(ms);
  const day = dayNumber(date.getFullYear(), date.getMonth() + 1, date.getDate());
  return momentOf(day, date.getHours() * 3600 + date.getMinutes() * 60 + date.getSeconds());
}
