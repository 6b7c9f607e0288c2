import { subjectWeeks, subjectYears } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { dateIn, SHANGHAI } from '../../../shared/i18n/zone.ts';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';

/** One week of practice. */
export interface WeekItem {
  /** Date of its Monday, `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly doneCount: number;
  readonly rightCount: number;
}

/** One day of practice. */
export interface DayItem {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly value: number;
}

/** One year of practice. */
export interface YearItem {
  readonly year: number;
  readonly doneCount: number;
  /** Answers per month, January first. */
  readonly months: readonly number[];
}

/** A student's practice over time, in one subject or in all. */
export interface StatisticsState {
  /** Subject id; empty for all subjects, undefined before the first request. */
  subjectId: string | undefined;
  weeks: WeekItem[];
  /** Every day of a year up to today, oldest first. */
  days: DayItem[];
  /** Newest first. */
  years: YearItem[];
  /** Whether some of it could not be loaded; the rest is present. */
  hasFailed: boolean;
}

/** Number of weeks in the bar chart. */
const WEEKS = 8;
/** Number of weeks in the calendar. */
const CALENDAR_WEEKS = 53;
const DAY_MS = 86_400_000;
/** Number of years in the line chart; more could not be told apart. */
const YEARS = 2;

const nothing = { weeks: [], days: [], years: [], hasFailed: false };

export const statistics = proxy<StatisticsState>({ subjectId: undefined, ...nothing });

/** Formats a moment as its date. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Gives the days of a week their dates; future days are left out. */
function daysOf(startsOn: string, counts: readonly number[]): DayItem[] {
  const monday = Date.parse(`${startsOn}T00:00:00Z`);
  if (!Number.isFinite(monday)) return [];
  const today = dateIn(ports.now(), SHANGHAI);
  return counts
    .map((value, index) => ({ day: dayOf(monday + index * DAY_MS), value }))
    .filter(({ day }) => day <= today);
}

/** Loads a student's practice by weeks and years; a failed reply only leaves out its own chart. */
export async function loadStatistics(subjectId: string): Promise<void> {
  if (statistics.subjectId !== subjectId || session.token === '')
    Object.assign(statistics, { subjectId, ...nothing });
  if (session.token === '') return;
  const which = subjectId === '' ? {} : { subjectId };
  const [weeks, years] = await Promise.allSettled([
    request(subjectWeeks, { ...which, weeks: CALENDAR_WEEKS }),
    request(subjectYears, which),
  ]);
  if (statistics.subjectId !== subjectId) return;
  statistics.hasFailed = [weeks, years].some(({ status }) => status === 'rejected');
  const known = weeks.status === 'fulfilled' ? weeks.value : [];
  statistics.weeks = known
    .slice(-WEEKS)
    .map((week) => ({
      startsOn: week.startsOn ?? '',
      doneCount: week.doneCount ?? 0,
      rightCount: week.rightCount ?? 0,
    }));
  statistics.days = known.flatMap(({ startsOn, days }) => daysOf(startsOn ?? '', days));
  statistics.years =
    years.status === 'fulfilled'
      ? years.value
          .slice(0, YEARS)
          .map((year) => ({ year: year.year ?? 0, doneCount: year.doneCount ?? 0, months: year.months }))
      : [];
}
