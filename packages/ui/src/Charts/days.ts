/** What there was on one day. */
export interface HeatDay {
  /** `YYYY-MM-DD`. */
  day: string;
  /** How much of it; nothing and less count as none. */
  value: number;
}

const DAY_MS = 86_400_000;
/** As many weeks as a year touches: more would be no picture. */
const MOST_WEEKS = 53;

/** Reads a day of the calendar as a count of days; undefined for what is none. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (!Number.isFinite(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  return time / DAY_MS;
}

/** The weekday of a count of days, 0 for Monday: the first day of the count was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;

/** The moment at which a day begins, in UTC, in which it is to be written. */
export const momentOf = (day: number): number => day * DAY_MS;

export interface HeatWeeks {
  /** The Monday of the first week. */
  readonly start: number;
  readonly weekCount: number;
  /** The first and the last day that there is something of, in days after `start`. */
  readonly first: number;
  readonly last: number;
  /** One for each day after `start`. */
  readonly values: readonly number[];
  readonly most: number;
}

/** Puts days into whole weeks; null where there is none. The last year of them counts. */
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
  const earliest = lastMonday - (MOST_WEEKS - 1) * 7;
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
    most: all.reduce((one, other) => Math.max(one, other), 0),
  };
}

/** How full a day is drawn, 0 to 4: none, and quarters of the fullest day. */
export const levelOf = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * 4));
