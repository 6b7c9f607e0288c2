import { dateOf, dayNumber, dayOf, startOfWeek } from '../pickers/dayArithmetic.ts';
import { read } from '../pickers/format.ts';
import { dateFormat } from '../locale/index.ts';
import { warnOfFallback } from '../internal/warn.ts';

/** Part of a lesson on one day, in minutes since midnight of that day. */
export interface Span {
  id: string;
  from: number;
  to: number;
}

/** Position of a lesson in its day's column: one of several lanes side by side. */
export interface Placed extends Span {
  lane: number;
  lanes: number;
}

export const minutesPerDay = 1440;

/** Minimum duration that a lesson is displayed with, in minutes, so that it can be read and pressed. */
const minimumMinutes = 30;

/**
 * Returns a function that converts a time in ms since the epoch to minutes of the local wall clock since
 * 1970-01-01 00:00. Uses the browser's time zone if none or an unknown one is given.
 */
export function clockOf(timeZone: string | undefined): (ms: number) => number {
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  // All of China has one time zone without daylight saving time, and creating an `Intl.DateTimeFormat` is slow.
  if (timeZone === 'Asia/Shanghai') return (ms) => Math.floor(ms / 60_000) + 8 * 60;
  let format: Intl.DateTimeFormat;
  try {
    format = dateFormat('en-US', { ...options, timeZone });
  } catch {
    if (process.env.NODE_ENV !== 'production')
      warnOfFallback('timeZone', timeZone, "the reader's own clock is shown");
    format = dateFormat('en-US', options);
  }
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return (
      dayNumber(part('year'), part('month'), part('day')) * minutesPerDay + part('hour') * 60 + part('minute')
    );
  };
}

/**
 * Returns the seven days of the week that contains a date, beginning on Monday; the current week if the date is
 * invalid.
 */
export function weekOf(date: string, today: number): number[] {
  const parsed = read('date', date);
  const start = startOfWeek('moment' in parsed ? dayOf(parsed.moment) : today, 1);
  return Array.from({ length: 7 }, (_, index) => start + index);
}

/**
 * Returns the part of a lesson on one day; `null` if there is none. A lesson that continues past midnight is on
 * both days.
 */
export function spanOn(day: number, id: string, from: number, to: number): Span | null {
  const start = day * minutesPerDay;
  const span = { id, from: Math.max(0, from - start), to: Math.min(minutesPerDay, to - start) };
  const isEmpty = from === to && from >= start && from < start + minutesPerDay;
  return span.from < span.to || isEmpty ? span : null;
}

/**
 * Assigns lanes to concurrent lessons. Lessons that overlap, directly or through others, share their column in
 * lanes of equal width; each takes the first free lane.
 */
export function placeSpans(spans: readonly Span[]): Placed[] {
  const endOf = (span: Span) => Math.max(span.to, span.from + minimumMinutes);
  const sorted = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let ends: number[] = [];
  for (const span of sorted) {
    if (ends.every((end) => end <= span.from)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(span);
    const one = { ...span, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
    for (const other of group) other.lanes = ends.length;
  }
  return placed;
}

/** Returns the hours that the table shows: those of a school day, extended to include all lessons. */
export function hoursOf(spans: readonly Span[]): [number, number] {
  const first = Math.min(9 * 60, ...spans.map(({ from }) => from));
  const last = Math.max(18 * 60, ...spans.map(({ from, to }) => Math.max(to, from + minimumMinutes)));
  return [Math.floor(first / 60), Math.min(24, Math.ceil(last / 60))];
}

/** Formats minutes since midnight as `HH:mm`. */
export const writeMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats a day as `YYYY-MM-DD`. */
export function writeDay(day: number): string {
  const { year, month, day: dayOfMonth } = dateOf(day);
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
