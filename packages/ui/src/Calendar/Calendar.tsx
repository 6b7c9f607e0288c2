import type { Ref } from 'react';
import { Calendar as Pages } from '../pickers/calendar/Calendar.tsx';
import { dayOf, momentOf, wallClock } from '../pickers/dayArithmetic.ts';
import { momentOfValue, type Limits } from '../pickers/check.ts';
import { write } from '../pickers/format.ts';
import * as css from './Calendar.css.ts';

export interface CalendarProps extends Limits {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What it shows, for assistive technology. */
  label: string;
  /** The chosen day, `YYYY-MM-DD`; `null` while there is none. */
  value: string | null;
  /** Told the day that was chosen. */
  onChange: (day: string) => void;
  /** What there is on each marked day, in words, as `2 节直播课`; by `YYYY-MM-DD`. @defaultValue no marks */
  marks?: Readonly<Record<string, string>> | undefined;
  /** Told each month that the person turns to, `YYYY-MM`, so that its marks can be fetched. Whoever sets `value` knows its month. */
  onMonth?: ((month: string) => void) | undefined;
  /** The time in ms, for today. @defaultValue Date.now */
  now?: (() => number) | undefined;
}

/**
 * A month that stays in view, with marks on its days: lessons, tasks, check-ins. Its
 * keys are those of the pickers (APG, date picker dialog): arrows, Home and End, Page
 * Up and Down for months, with Shift for years.
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
