import { subjectWeeks, subjectYears } from '@lectern/sdk/endpoints/question';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { session } from '../../../shared/session/session.store.ts';

/** One week of practice. */
export interface WeekItem {
  /** Its Monday, `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly doneCount: number;
  readonly rightCount: number;
}

/** One year of practice. */
export interface YearItem {
  readonly year: number;
  readonly doneCount: number;
  /** Answers in each month, January first. */
  readonly months: readonly number[];
}

/** A student's practice over time, of one subject or of all. */
export interface StatisticsState {
  /** Empty for all subjects; undefined before anything was asked for. */
  subjectId: string | undefined;
  weeks: WeekItem[];
  /** The newest first. */
  years: YearItem[];
}

/** How many weeks are drawn. */
const WEEKS = 8;
/** How many years are drawn over each other; more could not be told apart. */
const YEARS = 2;

export const statistics = proxy<StatisticsState>({ subjectId: undefined, weeks: [], years: [] });

/** Loads a student's practice by weeks and years; what does not come leaves only its own picture out. */
export async function loadStatistics(subjectId: string): Promise<void> {
  if (statistics.subjectId !== subjectId || session.token === '')
    Object.assign(statistics, { subjectId, weeks: [], years: [] });
  if (session.token === '') return;
  const which = subjectId === '' ? {} : { subjectId };
  const [weeks, years] = await Promise.allSettled([
    request(subjectWeeks, { ...which, weeks: WEEKS }),
    request(subjectYears, which),
  ]);
  if (statistics.subjectId !== subjectId) return;
  statistics.weeks =
    weeks.status === 'fulfilled'
      ? weeks.value.map((week) => ({
          startsOn: week.startsOn ?? '',
          doneCount: week.doneCount ?? 0,
          rightCount: week.rightCount ?? 0,
        }))
      : [];
  statistics.years =
    years.status === 'fulfilled'
      ? years.value.slice(0, YEARS).map((year) => ({
          year: year.year ?? 0,
          doneCount: year.doneCount ?? 0,
          months: year.months,
        }))
      : [];
}
