import type { Ref } from 'react';
import { Calendar as Pages } from '../pickers/calendar/Calendar.tsx';
import { dayOf, momentOf, wallClock } from '../pickers/dayArithmetic.ts';
import { momentOfValue, type Limits } from '../pickers/check.ts';
import { write } from '../pickers/format.ts';
import * as css from './Calendar.css.ts';

export interface CalendarProps extends Limits {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Accessible name. */
  label: string;
  /** The chosen day as `YYYY-MM-DD`; `null` if there is none. */
  value: string | null;
  /** Called with the chosen day, `YYYY-MM-DD`. */
  onChange: (day: string) => void;
  /** Texts of the marked days by `YYYY-MM-DD`, for example `2 节直播课`. @defaultValue no marks */
  marks?: Readonly<Record<string, string>> | undefined;
  /**
   * Called with each month (`YYYY-MM`) that the user turns to, so that its marks can be fetched. Not called
   * when `value` changes the month.
   */
  onMonth?: ((month: string) => void) | undefined;
  /** Returns the current time in ms since the epoch; determines today. @defaultValue Date.now */
  now?: (() => number) | undefined;
}

/**
 * A month calendar that stays in view, with marks on its days, for example lessons, tasks and check-ins. Keys
 * as in the date pickers (APG, date picker dialog): arrows, Home and End, Page Up and Page Down by months, with
 * Shift by years.
 */
export function Calendar({
  ref,
  label,
  value,
  onChange,
  marks = {},
  onMonth,
  now = Date.now,
  ...limits
}: CalendarProps) {
  const moment = momentOfValue('date', value);
  return (
    <div ref={ref} className={css.frame} role="group" aria-label={label}>
      <Pages
        {...limits}
        picks="day"
        chosen={[moment === null ? null : dayOf(moment)]}
        today={dayOf(wallClock(now()))}
        hasFocus={false}
        onPick={(day) => onChange(write('date', momentOf(day)))}
        markOf={(day) => marks[write('date', momentOf(day))]}
        onPage={(start) => onMonth?.(write('month', momentOf(start)))}
      />
    </div>
  );
}
