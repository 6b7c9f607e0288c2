import type { KeyboardEvent } from 'react';
import { addMonths, startOfWeek } from '../dayArithmetic.ts';

/** Returns the day that a key moves to; null for other keys (APG, date picker dialog). */
export function stepDay(event: KeyboardEvent, day: number, firstWeekday: number): number | null {
  switch (event.key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return startOfWeek(day, firstWeekday) + 6;
    case 'PageUp':
      return addMonths(day, event.shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, event.shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/** Returns the number that a key moves to, among numbers laid out in rows, with `page` numbers per page. */
export function stepNumber(event: KeyboardEvent, at: number, columns: number, page: number): number | null {
  switch (event.key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - columns;
    case 'ArrowDown':
      return at + columns;
    case 'Home':
      return at - (at % columns);
    case 'End':
      return at - (at % columns) + columns - 1;
    case 'PageUp':
      return at - page;
    case 'PageDown':
      return at + page;
    default:
      return null;
  }
}
