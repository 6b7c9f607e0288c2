import { type PointerEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { dayWords, useLocale, useTexts } from '../locale/index.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { texts } from './Charts.texts.ts';
import { type HeatDay, type HeatWeeks, levelOf, momentOf, weeksOf } from './days.ts';
import * as css from './HeatMap.css.ts';
import { usePointed } from './usePointed.ts';

export interface HeatMapProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLElement> | undefined;
  /** Title of the chart. */
  label: string;
  /**
   * Values by day, in any order. Missing days between the first and the last count as 0. At most the last 53
   * weeks are drawn.
   */
  days: readonly HeatDay[];
  /** Formats a value, for example with its unit. @defaultValue String */
  format?: ((value: number) => string) | undefined;
}

/** Distance between two days, and side of a full square, in px. */
const PITCH = 16;
const SIDE = 13;
/** Sides of the inner squares by level, in px. How full a day's square is shows its value, independently of colours. */
const MARKS = [0, 5, 8, 10.5, SIDE] as const;
/** Placeholders for the last six days of a week: each week of the legend consists of one day. */
const NO_WEEK = Array.from({ length: 6 }, () => null);
/** Days that each arrow key moves; a column is a week. */
const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };

/**
 * Values by day as a calendar with one column per week, for example study activity: the larger the value, the
 * fuller the square. One tab stop; arrow keys move by days and weeks, and screen readers read each day. The
 * same values are available in a table below it.
 */
export function HeatMap({ ref, label, days, format = String }: HeatMapProps) {
  const weeks = weeksOf(days);
  if (weeks === null) {
    return (
      <ChartFrame ref={ref} label={label} table={undefined}>
        {null}
      </ChartFrame>
    );
  }
  return <Weeks ref={ref} label={label} weeks={weeks} format={format} />;
}

interface WeeksProps extends Required<Pick<HeatMapProps, 'label'>> {
  readonly ref: Ref<HTMLElement> | undefined;
  readonly weeks: HeatWeeks;
  readonly format: (value: number) => string;
}

function Weeks({ ref, label, weeks, format }: WeeksProps) {
  const text = useTexts(texts);
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const { start, weekCount, first, last, values, max } = weeks;
  const write = (index: number) => dayWords(momentOf(start + index), locale);
  const dayLabel = (index: number) => {
    const { weekday, monthDay } = write(index);
    return text.at(text.day(monthDay, weekday), format(values[index] ?? 0));
  };
  const { pointed, go, leave, slider } = usePointed({
    count: last - first + 1,
    label,
    textOf: (index) => dayLabel(first + index),
    steps: STEPS,
  });
  const at = pointed === null ? null : first + pointed;

  useLayoutEffect(() => {
    const room = scroller.current;
    if (!room || at === null) return;
    const left = Math.floor(at / 7) * PITCH;
    // The row is scrolled from its end: `scrollLeft` is 0 there, and negative before.
    const hidden = room.scrollWidth - room.clientWidth;
    const shown = Math.max(Math.min(room.scrollLeft + hidden, left), left + PITCH - room.clientWidth);
    room.scrollLeft = shown - hidden;
  }, [at]);

  const handlePoint = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const week = Math.floor((clientX - box.left) / PITCH);
    const index = week * 7 + Math.min(6, Math.floor((clientY - box.top) / PITCH));
    if (index >= first && index <= last) go(index - first);
  };
  const weekdays = Array.from({ length: 7 }, (_, day) => write(day).weekday);
  return (
    <ChartFrame
      ref={ref}
      label={label}
      table={{
        corner: text.week,
        columns: [...weekdays, text.sum],
        rows: () => rowsOf(weeks, format, (week) => write(week * 7).date),
      }}
    >
      <div className={css.heatMap}>
        <div className={css.map}>
          <div className={css.weekdays} aria-hidden>
            {weekdays.map((name, day) => (
              <span key={name} className={css.weekday}>
                {day % 2 === 0 ? name : ''}
              </span>
            ))}
          </div>
          <div ref={scroller} className={css.scroller}>
            <div className={css.months} style={{ width: weekCount * PITCH }} aria-hidden>
              {monthsOf(weeks).map((week) => (
                <span key={week} className={css.month} style={{ left: week * PITCH }}>
                  {write(week * 7).month}
                </span>
              ))}
            </div>
            <div {...slider} className={css.days} style={{ width: weekCount * PITCH }}>
              <svg
                width={weekCount * PITCH}
                height={7 * PITCH}
                aria-hidden
                onPointerDown={handlePoint}
                onPointerMove={handlePoint}
                onPointerLeave={leave}
              >
                <Days from={first} levels={values.map((value) => levelOf(value, max))} />
                {at !== null && <path className={css.pointedDay} d={square(at, SIDE)} />}
              </svg>
            </div>
          </div>
        </div>
        <div className={css.legendRow} aria-hidden>
          <span>{at === null ? '' : dayLabel(at)}</span>
          <span className={css.legend}>
            {text.less}
            <svg width={MARKS.length * PITCH} height={PITCH}>
              <Days from={0} levels={MARKS.flatMap((_, level) => [level, ...NO_WEEK])} />
            </svg>
            {text.more}
          </span>
        </div>
      </div>
    </ChartFrame>
  );
}

/** Returns one table row per week: the values of its days, and their sum. */
function rowsOf(
  { weekCount, first, last, values }: HeatWeeks,
  format: (value: number) => string,
  nameOf: (week: number) => string,
) {
  return Array.from({ length: weekCount }, (_, week) => {
    const own = Array.from({ length: 7 }, (__, day) => week * 7 + day);
    const isThere = (index: number) => index >= first && index <= last;
    return {
      name: nameOf(week),
      cells: [
        ...own.map((index) => (isThere(index) ? format(values[index] ?? 0) : '')),
        format(own.filter(isThere).reduce((sum, index) => sum + (values[index] ?? 0), 0)),
      ],
    };
  });
}

/** Returns path commands for a square with rounded corners, centred in a day's cell. */
function square(index: number, side: number): string {
  // Rounded to quarters of a pixel, to keep the path short.
  const corner = Math.round((side / 4.5) * 4) / 4;
  const left = Math.floor(index / 7) * PITCH + 1.5 + (SIDE - side) / 2;
  const top = (index % 7) * PITCH + 1.5 + (SIDE - side) / 2;
  const edge = side - 2 * corner;
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${left + corner} ${top}h${edge}${arc(corner, corner)}v${edge}${arc(-corner, corner)}` +
    `h${-edge}${arc(-corner, -corner)}v${-edge}${arc(corner, -corner)}z`
  );
}

/** Draws all days as two paths. One element per day would be more elements than the rest of a page has. */
function Days({ from, levels }: { readonly from: number; readonly levels: readonly (number | null)[] }) {
  const shapeOf = (squareOf: (index: number, level: number) => string) =>
    levels.map((level, index) => (index < from || level === null ? '' : squareOf(index, level))).join('');
  return (
    <>
      <path className={css.day} d={shapeOf((index) => square(index, SIDE))} />
      <path
        className={css.mark}
        d={shapeOf((index, level) => (level > 0 ? square(index, MARKS[level] ?? SIDE) : ''))}
      />
    </>
  );
}

/** Returns the weeks that get a month label: those in which a month begins, unless the previous label would overlap. */
function monthsOf({ start, weekCount }: HeatWeeks): number[] {
  const named: number[] = [];
  let before = -1;
  for (let week = 0; week < weekCount; week += 1) {
    const month = new Date(momentOf(start + week * 7)).getUTCMonth();
    if (month !== before && week - (named.at(-1) ?? -3) >= 3) named.push(week);
    before = month;
  }
  return named;
}
