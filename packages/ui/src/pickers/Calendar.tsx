import { useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import {
  addMonths,
  dateOf,
  dayNumber,
  dayOf,
  firstOfMonth,
  momentOf,
  monthPage,
  weekday,
} from './dayArithmetic.ts';
import { isPickable, type Limits } from './check.ts';
import { boundsOf } from './format.ts';
import { Grid, type Cell } from './Grid.tsx';
import * as css from './panel.css.ts';
import { texts } from './pickers.texts.ts';
import { stepDay, stepNumber } from './steps.ts';

export interface CalendarProps extends Limits {
  /** Whether it ends at months. */
  picks: 'day' | 'month';
  /** The chosen days, the ends of a range where there are two. */
  chosen: readonly (number | null)[];
  /** Which of them is being picked, and so shown. @defaultValue 0 */
  active?: number;
  today: number;
  /** Shows two months side by side. */
  isDouble?: boolean;
  /** Whether the focus goes into the grid at once. */
  hasFocus: boolean;
  /** Picked a day, or the first day of a month. */
  onPick: (day: number) => void;
  /** The other end of a range that is being picked follows the pointer. */
  isPickingEnd?: boolean;
  /** What there is on a day, in words; marks it. */
  markOf?: ((day: number) => string | undefined) | undefined;
  /** Told the first day of each page that is turned to. */
  onPage?: ((start: number) => void) | undefined;
}

type View = 'days' | 'months' | 'years';

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Pages of days with a quick choice of month and year; 6 weeks of 7 days always. */
export function Calendar({
  picks,
  chosen,
  active = 0,
  today,
  isDouble = false,
  hasFocus,
  onPick,
  isPickingEnd = false,
  markOf,
  onPage,
  ...limits
}: CalendarProps) {
  const text = useTexts(texts);
  const follows = useRef(hasFocus);
  const [first, last] = boundsOf('date', undefined, undefined).map(dayOf);
  const [least, most] = boundsOf(picks === 'month' ? 'month' : 'date', limits.min, limits.max).map(dayOf);
  const within = (day: number) => clamp(day, first ?? day, last ?? day);

  const base: View = picks === 'month' ? 'months' : 'days';
  const wanted = chosen[active] ?? null;
  const startsAt =
    wanted ?? chosen.find((day) => day !== null) ?? clamp(today, least ?? today, most ?? today);
  const [view, setView] = useState<View>(base);
  const [cursor, setCursor] = useState(startsAt);
  // The left one of the months shown.
  const [page, setPage] = useState(firstOfMonth(startsAt));
  const [hovered, setHovered] = useState<number | null>(null);
  const { year, month } = dateOf(page);

  const openPage = (start: number) => {
    if (start !== page) onPage?.(start);
    setPage(start);
  };
  const goTo = (day: number) => {
    const next = within(day);
    setCursor(next);
    const start = firstOfMonth(next);
    // In a double page the cursor may walk over into the second month.
    if (!(isDouble && start === addMonths(page, 1))) openPage(start);
  };
  // A value that was typed meanwhile, or another end of the range, is another page.
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted !== null) goTo(wanted);
  }
  const turn = (months: number) => {
    openPage(firstOfMonth(within(addMonths(page, months))));
    setCursor(within(addMonths(cursor, months)));
  };
  const show = (next: View) => {
    follows.current = true;
    setView(next);
  };

  const nameOf = (day: number) => text.day(dateOf(day), weekday(day));
  const [from = null, to = null] = chosen;
  const until = isPickingEnd && from !== null && hovered !== null && hovered >= from ? hovered : to;

  const spanOf = (day: number): Cell['span'] => {
    if (from === null || until === null || until < from || chosen.length < 2) return undefined;
    if (day === from) return from === until ? 'both' : 'start';
    if (day === until) return 'end';
    return day > from && day < until ? 'inside' : undefined;
  };

  const dayCells = (start: number): Cell[] =>
    monthPage(start, text.firstWeekday).map((day) => {
      const date = dateOf(day);
      const isOutside = date.month !== dateOf(start).month;
      const mark = markOf?.(day);
      return {
        id: day,
        text: String(date.day),
        name: mark === undefined ? nameOf(day) : text.marked(nameOf(day), mark),
        isMarked: mark !== undefined,
        isToday: day === today && !(isDouble && isOutside),
        isOutside,
        isSelected: chosen.includes(day) && !(isDouble && isOutside),
        isDisabled: (isDouble && isOutside) || !isPickable('date', momentOf(day), limits),
        span: isDouble && isOutside ? undefined : spanOf(day),
      };
    });

  const handleDayKeys = (event: KeyboardEvent) => {
    const next = stepDay(event, cursor, text.firstWeekday);
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    goTo(next);
  };

  const heads = Array.from({ length: 7 }, (_, index) => text.weekdays[(index + text.firstWeekday) % 7] ?? '');

  const moveTo = (event: KeyboardEvent, next: number | null, day: (value: number) => number) => {
    if (next === null) return;
    event.preventDefault();
    follows.current = true;
    goTo(day(next));
  };
  const inYear = (nextYear: number) => {
    const date = dateOf(cursor);
    return addMonths(cursor, (nextYear - date.year) * 12);
  };

  const title = (start: number, isFirst: boolean, isLast: boolean) => {
    const date = dateOf(start);
    const yearButton = (
      <button
        key="year"
        type="button"
        className={css.title}
        onClick={() => show(view === 'years' ? base : 'years')}
      >
        {text.year(date.year)} <ChevronDownIcon className={css.caret} />
      </button>
    );
    const monthButton = view !== 'months' && picks !== 'month' && (
      <button key="month" type="button" className={css.title} onClick={() => show('months')}>
        {text.month(date.month)} <ChevronDownIcon className={css.caret} />
      </button>
    );
    const months = view === 'days' ? 1 : 12;
    return (
      <div className={css.bar}>
        {isFirst && view !== 'years' ? (
          <button
            type="button"
            className={css.arrow}
            aria-label={months === 1 ? text.previousMonth : text.previousYear}
            disabled={page <= firstOfMonth(first ?? page)}
            onClick={() => turn(-months)}
          >
            <ChevronLeftIcon />
          </button>
        ) : (
          <span className={css.noArrow} />
        )}
        <span className={css.titles} aria-live="polite">
          {text.isYearFirst ? [yearButton, monthButton] : [monthButton, yearButton]}
        </span>
        {isLast && view !== 'years' ? (
          <button
            type="button"
            className={css.arrow}
            aria-label={months === 1 ? text.nextMonth : text.nextYear}
            disabled={addMonths(page, isDouble ? 2 : 1) > (last ?? page)}
            onClick={() => turn(months)}
          >
            <ChevronRightIcon />
          </button>
        ) : (
          <span className={css.noArrow} />
        )}
      </div>
    );
  };

  if (view === 'years') {
    const firstYear = dateOf(first ?? page).year;
    const lastYear = dateOf(last ?? page).year;
    return (
      <div className={css.calendar}>
        {title(page, true, true)}
        <div className={css.years}>
          <Grid
            label={text.years}
            columns={4}
            cursor={dateOf(cursor).year}
            follows={follows}
            cells={Array.from({ length: lastYear - firstYear + 1 }, (_, index) => ({
              id: firstYear + index,
              text: String(firstYear + index),
              isSelected: firstYear + index === year,
              isToday: firstYear + index === dateOf(today).year,
              isDisabled:
                firstYear + index < dateOf(least ?? page).year ||
                firstYear + index > dateOf(most ?? page).year,
            }))}
            onMove={(event) =>
              moveTo(event, stepNumber(event, dateOf(cursor).year - firstYear, 4, 20), (at) =>
                inYear(clamp(firstYear + at, firstYear, lastYear)),
              )
            }
            onPick={(nextYear) => {
              goTo(inYear(nextYear));
              openPage(firstOfMonth(within(dayNumber(nextYear, month, 1))));
              show('months');
            }}
          />
        </div>
      </div>
    );
  }

  if (view === 'months') {
    const at = dateOf(cursor);
    return (
      <div className={css.calendar}>
        {title(page, true, true)}
        <Grid
          label={text.months}
          columns={3}
          cursor={picks === 'month' || at.year === year ? at.month : 1}
          follows={follows}
          cells={Array.from({ length: 12 }, (_, index) => {
            const start = dayNumber(year, index + 1, 1);
            return {
              id: index + 1,
              text: text.month(index + 1),
              isSelected: picks === 'month' ? chosen.includes(start) : index + 1 === month,
              isToday: start === firstOfMonth(today),
              isDisabled:
                picks === 'month'
                  ? !isPickable('month', momentOf(start), limits)
                  : addMonths(start, 1) <= (least ?? start) || start > (most ?? start),
              span: picks === 'month' ? spanOf(start) : undefined,
            };
          })}
          onMove={(event) =>
            moveTo(event, stepNumber(event, at.year * 12 + at.month - 1, 3, 12), (months) =>
              addMonths(cursor, months - (at.year * 12 + at.month - 1)),
            )
          }
          onPick={(nextMonth) => {
            const start = dayNumber(year, nextMonth, 1);
            if (picks === 'month') return onPick(start);
            goTo(addMonths(cursor, (year - at.year) * 12 + nextMonth - at.month));
            openPage(firstOfMonth(within(start)));
            return show('days');
          }}
        />
      </div>
    );
  }

  const pages = isDouble ? [page, addMonths(page, 1)] : [page];
  return (
    <div className={css.pages} onPointerLeave={() => setHovered(null)}>
      {pages.map((start, index) => (
        <div key={start} className={css.calendar}>
          {title(start, index === 0, index === pages.length - 1)}
          <Grid
            label={`${text.year(dateOf(start).year)} ${text.month(dateOf(start).month)}`}
            columns={7}
            heads={heads}
            cells={dayCells(start)}
            cursor={cursor}
            follows={follows}
            onMove={handleDayKeys}
            onPick={(day) => {
              goTo(day);
              onPick(day);
            }}
            {...(isPickingEnd && { onHover: setHovered })}
          />
        </div>
      ))}
    </div>
  );
}
