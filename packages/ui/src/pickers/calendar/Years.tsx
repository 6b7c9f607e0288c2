import { useTexts } from '../../locale/index.ts';
import { addMonths, dateOf, dayNumber, firstOfMonth } from '../dayArithmetic.ts';
import { texts } from '../pickers.texts.ts';
import { Grid } from './Grid.tsx';
import { stepNumber } from './steps.ts';
import { clamp, firstDay, lastDay, within, type ViewProps } from './useCalendarView.ts';

const { year: firstYear } = dateOf(firstDay);
const { year: lastYear } = dateOf(lastDay);

/** All years that can be shown; pressing one leads to its months. */
export function Years({ calendarView, today }: ViewProps) {
  const text = useTexts(texts);
  const { cursor, page, least, most } = calendarView;
  const shown = dateOf(page);
  const at = dateOf(cursor).year;
  const inYear = (year: number) => addMonths(cursor, (year - at) * 12);
  return (
    <Grid
      label={text.years}
      columns={4}
      cursor={at}
      follows={calendarView.follows}
      cells={Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
        const year = firstYear + index;
        return {
          id: year,
          text: String(year),
          isSelected: year === shown.year,
          isToday: year === dateOf(today).year,
          isDisabled: year < dateOf(least).year || year > dateOf(most).year,
        };
      })}
      onMove={(event) => {
        const next = stepNumber(event, at - firstYear, 4, 20);
        calendarView.handleKey(
          event,
          next === null ? null : inYear(clamp(firstYear + next, firstYear, lastYear)),
        );
      }}
      onPick={(year) => {
        calendarView.goTo(inYear(year));
        calendarView.openPage(firstOfMonth(within(dayNumber(year, shown.month, 1))));
        calendarView.show('months');
      }}
    />
  );
}
