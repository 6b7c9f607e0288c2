import { useEffect, useMemo, useState, type CSSProperties, type Ref } from 'react';
import { EmptyState } from '../EmptyState/index.ts';
import { Link } from '../link/index.ts';
import { dayWords, useLocale, useTexts } from '../locale/index.ts';
import { momentOf } from '../pickers/dayArithmetic.ts';
import { nameOf } from '../internal/nameOf.ts';
import { warnOfFallback } from '../internal/warn.ts';
import * as css from './Timetable.css.ts';
import { texts } from './Timetable.texts.ts';
import {
  clockOf,
  hoursOf,
  minutesPerDay,
  placeSpans,
  spanOn,
  weekOf,
  writeDay,
  writeMinutes,
  type Placed,
} from './week.ts';

export interface TimetableLesson {
  /** Unique in the timetable. */
  id: string;
  /** Name of the lesson. */
  name: string;
  /** Text below the name, for example course, teacher and room. */
  about?: string | undefined;
  /** Start, ISO 8601 in UTC; a lesson with invalid times is omitted. */
  startsAt: string;
  /** End, ISO 8601 in UTC. */
  endsAt: string;
  /** Address of the lesson; without it the lesson is not a link. */
  href?: string | undefined;
}

export interface TimetableProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name. */
  label: string;
  /** Any day of the week to show, `YYYY-MM-DD`; weeks begin on Monday. @defaultValue the current week */
  week?: string | undefined;
  /** The lessons, in any order; those of other weeks are not shown. */
  lessons: readonly TimetableLesson[];
  /** IANA time zone in which times are shown. @defaultValue the browser's time zone */
  timeZone?: string | undefined;
  /**
   * Returns the current time in ms since the epoch, for the line of the current time and the states of lessons.
   * @defaultValue Date.now
   */
  now?: (() => number) | undefined;
}

type State = keyof ReturnType<typeof useTexts<(typeof texts)['zh']>>['states'];

interface Shown {
  lesson: TimetableLesson;
  from: number;
  to: number;
  state: State;
}

const minuteMs = 60_000;

/** Returns the current time, updated every minute; on a server and at first the time of rendering. */
function useMinutes(now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minuteMs);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}

/** Minimum width of a lane in px: a touch target of 24 px and a gap. */
const LANE_PX = 28;

/**
 * Returns the grid column of a day. With concurrent lessons it has a minimum width for each lane, and a share
 * of up to what four lanes need.
 */
function columnOf(placed: readonly Placed[]): string {
  const lanes = Math.max(1, ...placed.map((span) => span.lanes));
  return `minmax(${lanes > 1 ? lanes * LANE_PX : 0}px, ${Math.max(1, 0.8 * Math.min(4, lanes))}fr)`;
}

/** Returns position and duration of a lesson, relative to the hours shown, as CSS variables. */
const positionOf = (span: Placed, [first, last]: readonly [number, number]): CSSProperties => {
  const minutesInAll = (last - first) * 60;
  return {
    [nameOf(css.top)]: `${((span.from - first * 60) / minutesInAll) * 100}%`,
    [nameOf(css.minutes)]: String(span.to - span.from),
    [nameOf(css.left)]: `${(span.lane / span.lanes) * 100}%`,
    [nameOf(css.width)]: `${100 / span.lanes}%`,
  };
};

/** Returns the lessons with valid times by id, in the time zone of the clock. */
function shownOf(
  lessons: readonly TimetableLesson[],
  time: number,
  clock: (time: number) => number,
): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const lesson of lessons) {
    const [start, end] = [Date.parse(lesson.startsAt), Date.parse(lesson.endsAt)];
    if (Number.isNaN(start) || Number.isNaN(end) || end < start) {
      if (process.env.NODE_ENV !== 'production')
        warnOfFallback(
          `the times of lesson ${lesson.id}`,
          `${lesson.startsAt} ~ ${lesson.endsAt}`,
          'it is left out',
        );
      continue;
    }
    const state = end <= time ? 'finished' : start <= time ? 'now' : 'upcoming';
    shown.set(lesson.id, { lesson, from: clock(start), to: clock(end), state });
  }
  return shown;
}

/**
 * Lessons of a week. At a wide width a table with one column per day, hours at the side and a line at the
 * current time; at a narrow width a list of the days that have lessons. Screen readers always read it as that
 * list, since positions in a grid of hours mean nothing to them.
 */
export function Timetable({ ref, label, week, lessons, timeZone, now = Date.now }: TimetableProps) {
  const text = useTexts(texts);
  const locale = useLocale();
  const time = useMinutes(now);
  const clock = useMemo(() => clockOf(timeZone), [timeZone]);
  const minute = clock(time);
  const today = Math.floor(minute / minutesPerDay);
  const days = weekOf(week ?? writeDay(today), today);

  const shown = shownOf(lessons, time, clock);
  const columns = days.map((day) =>
    placeSpans([...shown].flatMap(([id, { from, to }]) => spanOn(day, id, from, to) ?? [])),
  );
  const hours = hoursOf(columns.flat());
  const [first, last] = hours;
  const minuteOfDay = minute - today * minutesPerDay;
  const isNowInView = minuteOfDay >= first * 60 && minuteOfDay <= last * 60;
  const nowAt = `${((minuteOfDay - first * 60) / ((last - first) * 60)) * 100}%`;

  const dayLabelOf = (day: number) => dayWords(momentOf(day) * 1000, locale);

  return (
    <div ref={ref} className={css.frame}>
      <div
        className={css.table}
        role="group"
        aria-label={label}
        style={{
          [nameOf(css.hours)]: String(last - first),
          [nameOf(css.columns)]: columns.map(columnOf).join(' '),
        }}
      >
        <div className={css.scale} aria-hidden>
          {Array.from({ length: last - first }, (_, index) => (
            <span key={index} className={css.hour}>
              {index > 0 && writeMinutes((first + index) * 60)}
            </span>
          ))}
        </div>
        {days.map((day, index) => {
          const isToday = day === today;
          const placed = columns[index] ?? [];
          const { weekday, figures } = dayLabelOf(day);
          return (
            <section
              key={day}
              className={css.day}
              aria-label={`${weekday} ${figures}`}
              {...(isToday && { 'data-today': '' })}
              {...(placed.length === 0 && { 'data-free': '' })}
            >
              <h2 className={css.head} aria-current={isToday ? 'date' : undefined}>
                <span>{weekday}</span>
                <time dateTime={writeDay(day)} className={css.date}>
                  {figures}
                </time>
                {isToday && <span className={css.today}>{text.today}</span>}
              </h2>
              <div className={css.column}>
                {placed.length > 0 && (
                  <ul className={css.list}>
                    {placed.map((span) => {
                      const one = shown.get(span.id);
                      return (
                        one && (
                          <li key={span.id} className={css.event} style={positionOf(span, hours)}>
                            <Lesson span={span} {...one} />
                          </li>
                        )
                      );
                    })}
                  </ul>
                )}
                {isToday && isNowInView && (
                  <span className={css.nowLine} style={{ top: nowAt }} aria-hidden />
                )}
              </div>
            </section>
          );
        })}
        {columns.every((column) => column.length === 0) && (
          <div className={css.none}>
            <EmptyState type="yueke" title={text.none} />
          </div>
        )}
      </div>
    </div>
  );
}

function Lesson({ lesson, span, state }: Shown & { span: Placed }) {
  const text = useTexts(texts);
  const hours = `${writeMinutes(span.from)}–${writeMinutes(span.to % minutesPerDay || span.to)}`;
  return (
    <Link
      className={css.lesson}
      href={lesson.href}
      data-state={state}
      data-short={span.to - span.from < 50 || undefined}
      data-crowded={span.lanes > 1 || undefined}
      title={lesson.name}
    >
      <span className={css.clock}>{hours}</span>
      <span className={css.name} dir="auto">
        {lesson.name}
      </span>
      {lesson.about !== undefined && (
        <span className={css.details} dir="auto">
          {lesson.about}
        </span>
      )}
      <span className={css.state}>{text.states[state]}</span>
    </Link>
  );
}
