import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Limits } from '../check.ts';
import { addMonths, dayOf, firstOfMonth } from '../dayArithmetic.ts';
import { boundsOf } from '../format.ts';

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
  /** Told the first day of each page that the person turns to. */
  onPage?: ((start: number) => void) | undefined;
}

/** What each of its views is drawn from. */
export interface ViewProps extends CalendarProps {
  turning: Turning;
}

export interface Turning {
  view: View;
  /** The first day of the month shown; of two the left one. */
  page: number;
  /** The day that the tab key reaches, whether it is shown as a day, a month or a year. */
  cursor: number;
  /** Set while the focus should follow the cursor. */
  follows: RefObject<boolean>;
  /** What may be picked of it. */
  least: number;
  most: number;
  openPage: (start: number) => void;
  goTo: (day: number) => void;
  /** Turns the page some months on or back, and the cursor with it. */
  turn: (months: number) => void;
  /** Shows another view; the focus goes into it. Without one it goes back to what is picked from. */
  show: (view?: View) => void;
  /** Goes where a key leads; nowhere at `null`. */
  handleKey: (event: KeyboardEvent, day: number | null) => void;
}

type View = 'days' | 'months' | 'years';

export const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const [firstMoment, lastMoment] = boundsOf('date', undefined, undefined);
/** The first and the last day that can be turned to, whatever may be picked. */
export const firstDay = dayOf(firstMoment);
export const lastDay = dayOf(lastMoment);
export const within = (day: number) => clamp(day, firstDay, lastDay);

/** Which page of a calendar is open, where on it the cursor stands, and how both get elsewhere. */
export function useTurning({
  picks,
  chosen,
  active = 0,
  today,
  isDouble = false,
  hasFocus,
  onPage,
  min,
  max,
}: CalendarProps): Turning {
  const [leastMoment, mostMoment] = boundsOf(picks === 'month' ? 'month' : 'date', min, max);
  const least = dayOf(leastMoment);
  const most = dayOf(mostMoment);
  const base = picks === 'month' ? 'months' : 'days';
  const wanted = chosen[active] ?? null;
  const startsAt = wanted ?? chosen.find((day) => day !== null) ?? clamp(today, least, most);
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
    // In a double page the cursor may walk over into the second month.
    if (!(isDouble && start === addMonths(page, 1))) turnTo(start);
  };
  const goTo = (day: number) => moveTo(day, openPage);
  // A value that was typed meanwhile, or another end of the range, is another page.
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted !== null) moveTo(wanted, setPage);
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
