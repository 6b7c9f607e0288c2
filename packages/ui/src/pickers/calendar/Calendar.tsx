import * as css from '../panel.css.ts';
import { Days } from './Days.tsx';
import { Head } from './Head.tsx';
import { Months } from './Months.tsx';
import { useCalendarView, type CalendarProps } from './useCalendarView.ts';
import { Years } from './Years.tsx';

/** Pages of days, with a quick choice of month and year. */
export function Calendar(props: CalendarProps) {
  const calendarView = useCalendarView(props);
  const { view, page } = calendarView;
  if (view === 'days') return <Days {...props} calendarView={calendarView} />;
  return (
    <div className={css.calendar}>
      <Head {...props} calendarView={calendarView} start={page} isFirst isLast />
      {view === 'years' ? (
        <div className={css.years}>
          <Years {...props} calendarView={calendarView} />
        </div>
      ) : (
        <Months {...props} calendarView={calendarView} />
      )}
    </div>
  );
}
