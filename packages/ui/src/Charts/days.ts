/** The value of one day. */
export interface HeatDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Value of the day; negative and non-finite values count as 0. */
  value: number;
}

const DAY_MS = 86_400_000;
/** Number of weeks that a year touches; the maximum drawn. */
const MAX_WEEKS = 53;

/** Parses a date as a number of days since the epoch; undefined if it is no valid date. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!Number.isFinite(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  return time / DAY_MS;
}

/** Returns the weekday of a number of days since the epoch, 0 for Monday; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;

/** Returns the start of a day in ms since the epoch, in UTC. */
export const momentOf = (day: number): number => day * DAY_MS;

export interface HeatWeeks {
  /** Monday of the first week, in days since the epoch. */
  readonly start: number;
  readonly weekCount: number;
  /** First and last day with a value, in days after `start`. */
  readonly first: number;
  readonly last: number;
  /** One value for each day from `start` on. */
  readonly values: readonly number[];
  readonly max: number;
}

/** Arranges days into whole weeks, at most the last 53; null if no day is valid. */
export function weeksOf(days: readonly HeatDay[]): HeatWeeks | null {
  const values = new Map<number, number>();
  for (const { day, value } of days) {
    const at = dayOf(day);
    if (at === undefined) continue;
    values.set(at, (values.get(at) ?? 0) + (Number.isFinite(value) ? Math.max(0, value) : 0));
  }
  if (values.size === 0) return null;
  const counted = [...values.keys()];
  const last = counted.reduce((one, other) => Math.max(one, other));
  const lastMonday = last - weekdayOf(last);
  const earliest = lastMonday - (MAX_WEEKS - 1) * 7;
  const first = Math.max(
    earliest,
    counted.reduce((one, other) => Math.min(one, other)),
  );
  const start = first - weekdayOf(first);
  const all = Array.from({ length: last - start + 1 }, (_, index) => values.get(start + index) ?? 0);
  return {
    start,
    weekCount: (lastMonday - start) / 7 + 1,
    first: first - start,
    last: last - start,
    values: all,
    max: all.reduce((one, other) => Math.max(one, other), 0),
  };
}

/** Returns the level of a day's value, 0 to 4: 0 for none, else the quarter of the greatest value. */
export const levelOf = (value: number, max: number): number =>
  value <= 0 || max <= 0 ? 0 : Math.max(1, Math.ceil((value / max) * 4));
