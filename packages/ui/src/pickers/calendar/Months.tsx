import { useTexts } from '../../locale/index.ts';
import { isPickable } from '../check.ts';
import { addMonths, dateOf, dayNumber, firstOfMonth, momentOf } from '../dayArithmetic.ts';
import { texts } from '../pickers.texts.ts';
import { Grid } from './Grid.tsx';
import { stepNumber } from './steps.ts';
import { within, type ViewProps } from './useCalendarView.ts';

/** The months of a year: picked themselves, or leading to the days of a month. */
export function Months({ calendarView, picks, chosen, today, onPick, ...limits }: ViewProps) {
  const text = useTexts(texts);
  const { cursor, page, least, most } = calendarView;
  const { year, month } = dateOf(page);
  const at = dateOf(cursor);
  const arePicked = picks === 'month';
  return (
    <Grid
      label={text.months}
      columns={3}
      cursor={arePicked || at.year === year ? at.month : 1}
      follows={calendarView.follows}
      cells={Array.from({ length: 12 }, (_, index) => {
        const start = dayNumber(year, index + 1, 1);
        return {
          id: index + 1,
          text: text.month(index + 1),
          isSelected: arePicked ? chosen.includes(start) : index + 1 === month,
          isToday: start === firstOfMonth(today),
          isDisabled: arePicked
            ? !isPickable('month', momentOf(start), limits)
            : addMonths(start, 1) <= least || start > most,
        };
      })}
      onMove={(event) => {
        const from = at.year * 12 + at.month - 1;
        const next = stepNumber(event, from, 3, 12);
        calendarView.handleKey(event, next === null ? null : addMonths(cursor, next - from));
      }}
      onPick={(nextMonth) => {
        const start = dayNumber(year, nextMonth, 1);
        if (arePicked) return onPick(start);
        calendarView.goTo(addMonths(cursor, (year - at.year) * 12 + nextMonth - at.month));
        calendarView.openPage(firstOfMonth(within(start)));
        return calendarView.show('days');
      }}
    />
  );
}
