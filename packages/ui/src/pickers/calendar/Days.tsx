import { useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { isPickable } from '../check.ts';
import { addMonths, dateOf, momentOf, monthPage, weekday } from '../dayArithmetic.ts';
import * as css from '../panel.css.ts';
import { texts } from '../pickers.texts.ts';
import { Grid, type Cell } from './Grid.tsx';
import { Head } from './Head.tsx';
import { stepDay } from './steps.ts';
import type { ViewProps } from './useCalendarView.ts';

/** The days of one month, or of two side by side; always 6 weeks of 7 days. */
export function Days(props: ViewProps) {
  const { calendarView, chosen, today, isDouble = false, onPick, isPickingEnd = false, markOf } = props;
  const text = useTexts(texts);
  const { page, cursor } = calendarView;
  const [hovered, setHovered] = useState<number | null>(null);
  const [from = null, to = null] = chosen;
  const until = isPickingEnd && from !== null && hovered !== null && hovered >= from ? hovered : to;
  const isRange = chosen.length > 1 && from !== null && until !== null && from <= until;

  const nameOf = (day: number) => text.day(dateOf(day), weekday(day));
  const cells = (start: number): Cell[] =>
    monthPage(start, text.firstWeekday).map((day) => {
      const date = dateOf(day);
      const isOutside = date.month !== dateOf(start).month;
      // With two months side by side, a day outside its month is blank, since the other month may show it.
      const isBlank = isDouble && isOutside;
      const mark = markOf?.(day);
      return {
        id: day,
        text: String(date.day),
        name: mark === undefined ? nameOf(day) : text.marked(nameOf(day), mark),
        isMarked: mark !== undefined,
        isToday: day === today && !isBlank,
        isOutside,
        isSelected: chosen.includes(day) && !isBlank,
        isDisabled: isBlank || !isPickable('date', momentOf(day), props),
        span: isRange && !isBlank ? spanOf(day, from, until) : undefined,
      };
    });

  const heads = Array.from({ length: 7 }, (_, index) => text.weekdays[(index + text.firstWeekday) % 7] ?? '');
  const pages = isDouble ? [page, addMonths(page, 1)] : [page];
  return (
    <div className={css.pages} onPointerLeave={() => setHovered(null)}>
      {pages.map((start, index) => (
        <div key={start} className={css.calendar}>
          <Head {...props} start={start} isFirst={index === 0} isLast={index === pages.length - 1} />
          <Grid
            label={`${text.year(dateOf(start).year)} ${text.month(dateOf(start).month)}`}
            columns={7}
            columnHeaders={heads}
            cells={cells(start)}
            cursor={cursor}
            follows={calendarView.follows}
            onMove={(event) => calendarView.handleKey(event, stepDay(event, cursor, text.firstWeekday))}
            onPick={(day) => {
              calendarView.goTo(day);
              onPick(day);
            }}
            {...(isPickingEnd && { onHover: setHovered })}
          />
        </div>
      ))}
    </div>
  );
}

/** Returns a day's position in a range. */
function spanOf(day: number, from: number, until: number): Cell['span'] {
  if (day === from) return from === until ? 'both' : 'start';
  if (day === until) return 'end';
  return day > from && day < until ? 'inside' : undefined;
}
