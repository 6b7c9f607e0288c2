import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Limits } from '../check.ts';
import { addMonths, dayOf, firstOfMonth } from '../dayArithmetic.ts';
import { boundsOf } from '../format.ts';

export interface CalendarProps extends Limits {
  /** Whether days or months are picked. */
  picks: 'day' | 'month';
  /** The chosen day, or both ends of a range. */
  chosen: readonly (number | null)[];
  /** Index of the chosen day that is being picked, whose page is shown. @defaultValue 0 */
  active?: number;
  today: number;
  /** Whether two months are shown side by side. */
  isDouble?: boolean;
  /** Whether the focus moves into the grid at once. */
  hasFocus: boolean;
  /** Called with the picked day, or with the first day of the picked month. */
  onPick: (day: number) => void;
  /** Whether the end of a range is being picked, which then follows the pointer. */
  isPickingEnd?: boolean;
  /** Returns the text of a marked day. */
  markOf?: ((day: number) => string | undefined) | undefined;
  /** Called with the first day of each page that the user turns to. */
  onPage?: ((start: number) => void) | undefined;
}

/** Props of the calendar's views. */
export interface ViewProps extends CalendarProps {
  calendarView: CalendarView;
}

export interface CalendarView {
  view: View;
  /** First day of the month shown; of two months the first one. */
  page: number;
  /** Day of the tab stop, whether it is displayed as a day, a month or a year. */
  cursor: number;
  /** Whether the focus should follow the cursor. */
  follows: RefObject<boolean>;
  /** First and last day that can be picked. */
  least: number;
  most: number;
  openPage: (start: number) => void;
  goTo: (day: number) => void;
  /** Turns the page, and moves the cursor, by a number of months. */
  turn: (months: number) => void;
  /** Shows another view and moves the focus into it. Without an argument returns to the initial view. */
  show: (view?: View) => void;
  /** Moves the cursor to the day that a key leads to; does nothing for `null`. */
  handleKey: (event: KeyboardEvent, day: number | null) => void;
}

type View = 'days' | 'months' | 'years';

export const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

const [firstMoment, lastMoment] = boundsOf('date', undefined, undefined);
/** First and last day that can be shown, whatever can be picked. */
export const firstDay = dayOf(firstMoment);
export const lastDay = dayOf(lastMoment);
export const within = (day: number) => clamp(day, firstDay, lastDay);

/** State of a calendar: view, page and cursor, with functions that change them. */
export function useCalendarView({
  picks,
  chosen,
  active = 0,
  today,
  isDouble = false,
  hasFocus,
  onPage,
  min,
  max,
}: CalendarProps): CalendarView {
  const [minMoment, maxMoment] = boundsOf(picks === 'month' ? 'month' : 'date', min, max);
  const least = dayOf(minMoment);
  const most = dayOf(maxMoment);
  const base = picks === 'month' ? 'months' : 'days';
  const selected = chosen[active] ?? null;
  const startsAt = selected ?? chosen.find((day) => day !== null) ?? clamp(today, least, most);
  const follows = useRef(hasFocus);
  const [view, setView] = useState<View>(base);
  const [cursor, setCursor] = useState(startsAt);
  const [page, setPage] = useState(firstOfMonth(startsAt));

  const openPage = (start: number) => {
    if (start !== page) onPage?.(start);
    setPage(start);
  };
  const moveTo = (day: number, turnTo: (start: number) => void) => {
    const next = within(day);
    setCursor(next);
    const start = firstOfMonth(next);
    // On a double page the cursor can move into the second month without turning the page.
    if (!(isDouble && start === addMonths(page, 1))) turnTo(start);
  };
  const goTo = (day: number) => moveTo(day, openPage);
  // If the value was typed meanwhile, or the other end of the range is active, another page is shown.
  const [seen, setSeen] = useState(selected);
  if (selected !== seen) {
    setSeen(selected);
    if (selected !== null) moveTo(selected, setPage);
  }

  return {
    view,
    page,
    cursor,
    follows,
    least,
    most,
    openPage,
    goTo,
    turn: (months) => {
      openPage(firstOfMonth(within(addMonths(page, months))));
      setCursor(within(addMonths(cursor, months)));
    },
    show: (next = base) => {
      follows.current = true;
      setView(next);
    },
    handleKey: (event, day) => {
      if (day === null) return;
      event.preventDefault();
      follows.current = true;
      goTo(day);
    },
  };
}
