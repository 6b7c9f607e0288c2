import { dateIn, SHANGHAI } from '../../../shared/i18n/zone.ts';

/** What was studied on a day, in whole minutes; a begun one counts. */
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
/** How many days the bars show, and the calendar at least. */
const SHOWN = 14;
const CALENDAR = 364;

const minutesOf = (seconds = 0): number => Math.ceil(Math.max(0, seconds) / 60);

/** Reads the days of a reply; one that is no day is left out. */
export const dayMinutes = (days: readonly ReplyDay[]): StudyDay[] =>
  days.flatMap(({ day = '', lessonSeconds, practiceSeconds }) =>
    /^\d{4}-\d\d-\d\d$/.test(day)
      ? { day, lessons: minutesOf(lessonSeconds), practice: minutesOf(practiceSeconds) }
      : [],
  );

/** The days up to today, the oldest first, with those on which nothing was studied. */
export function lastDays(days: readonly StudyDay[], now: number): StudyDay[] {
  const known = new Map(days.map((entry) => [entry.day, entry]));
  return Array.from({ length: SHOWN }, (_, index) => {
    const day = dateIn(now - (SHOWN - 1 - index) * DAY_MS, SHANGHAI);
    return known.get(day) ?? { day, lessons: 0, practice: 0 };
  });
}

/** Sums each day up for a calendar up to today that reaches back a year, however new the student is. */
export const calendarOf = (days: readonly StudyDay[], now: number) => [
  { day: dateIn(now - CALENDAR * DAY_MS, SHANGHAI), value: 0 },
  ...days.map(({ day, lessons, practice }) => ({ day, value: lessons + practice })),
  // A day that is there twice is summed up.
  { day: dateIn(now, SHANGHAI), value: 0 },
];
