import { dateOf, dayNumber, dayOf, startOfWeek } from '../pickers/dayArithmetic.ts';
import { read } from '../pickers/format.ts';
import { dateFormat } from '../locale/index.ts';
import { warnOfFallback } from '../internal/warn.ts';

/** A lesson's part on one day, in minutes from that day's midnight. */
export interface Span {
  id: string;
  from: number;
  to: number;
}

/** Where a lesson stands in its day's column: one of some lanes side by side. */
export interface Placed extends Span {
  lane: number;
  lanes: number;
}

export const minutesPerDay = 1440;

/** A lesson shorter than this still takes this much room, in minutes, so that it can be read and pressed. */
const shortest = 30;

/**
 * Makes a reader of the wall clock of a time zone: a time in ms becomes minutes since
 * 1970-01-01 00:00 there. Without a zone, or with one that nobody knows, it is the reader's own.
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
  // One clock for all of China, and never put forward: the browser's own format takes long to be made.
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

/** The seven days of the week that a date is in, from Monday on; of this week where the date is none. */
export function weekOf(date: string, today: number): number[] {
  const parsed = read('date', date);
  const start = startOfWeek('moment' in parsed ? dayOf(parsed.moment) : today, 1);
  return Array.from({ length: 7 }, (_, index) => start + index);
}

/** Cuts a lesson to one day; `null` where none of it lies there. What goes past midnight stands on both days. */
export function spanOn(day: number, id: string, from: number, to: number): Span | null {
  const start = day * minutesPerDay;
  const span = { id, from: Math.max(0, from - start), to: Math.min(minutesPerDay, to - start) };
  const isEmpty = from === to && from >= start && from < start + minutesPerDay;
  return span.from < span.to || isEmpty ? span : null;
}

/**
 * Puts lessons that are given at the same time side by side. Those that overlap, directly
 * or through others, share their column in equal lanes; each takes the first free one.
 */
export function placeSpans(spans: readonly Span[]): Placed[] {
  const endOf = (span: Span) => Math.max(span.to, span.from + shortest);
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

/** The hours that the table shows: those of a school day, and whatever lies outside them. */
export function hoursOf(spans: readonly Span[]): [number, number] {
  const first = Math.min(9 * 60, ...spans.map(({ from }) => from));
  const last = Math.max(18 * 60, ...spans.map(({ from, to }) => Math.max(to, from + shortest)));
  return [Math.floor(first / 60), Math.min(24, Math.ceil(last / 60))];
}

/** Writes minutes of a day as a clock shows them. */
export const writeMinutes = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Writes a day as `YYYY-MM-DD`. */
export function writeDay(day: number): string {
  const { year, month, day: dayOfMonth } = dateOf(day);
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}
