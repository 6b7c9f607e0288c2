import { dateIn, SHANGHAI } from '../../../shared/i18n/zone.ts';

/** Study time on a day, in minutes, rounded up. */
export interface StudyDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly lessons: number;
  readonly practice: number;
}

interface ReplyDay {
  readonly day?: string | undefined;
  readonly lessonSeconds?: number | undefined;
  readonly practiceSeconds?: number | undefined;
}

const DAY_MS = 86_400_000;
/** Number of days in the bar chart. */
const BAR_DAYS = 14;
const CALENDAR_DAYS = 364;

const minutesOf = (seconds = 0): number => Math.ceil(Math.max(0, seconds) / 60);

/** Reads the days of a reply; those with an invalid date are left out. */
export const dayMinutes = (days: readonly ReplyDay[]): StudyDay[] =>
  days.flatMap(({ day = '', lessonSeconds, practiceSeconds }) =>
    /^\d{4}-\d\d-\d\d$/.test(day)
      ? { day, lessons: minutesOf(lessonSeconds), practice: minutesOf(practiceSeconds) }
      : [],
  );

/** Returns the days up to today, oldest first, including days without study. */
export function lastDays(days: readonly StudyDay[], now: number): StudyDay[] {
  const known = new Map(days.map((entry) => [entry.day, entry]));
  return Array.from({ length: BAR_DAYS }, (_, index) => {
    const day = dateIn(now - (BAR_DAYS - 1 - index) * DAY_MS, SHANGHAI);
    return known.get(day) ?? { day, lessons: 0, practice: 0 };
  });
}

/** Returns the daily totals for a calendar of the past year, however new the student is. */
export const calendarOf = (days: readonly StudyDay[], now: number) => [
  { day: dateIn(now - CALENDAR_DAYS * DAY_MS, SHANGHAI), value: 0 },
  ...days.map(({ day, lessons, practice }) => ({ day, value: lessons + practice })),
  // Adds today; a day that occurs twice is summed up.
  { day: dateIn(now, SHANGHAI), value: 0 },
];
