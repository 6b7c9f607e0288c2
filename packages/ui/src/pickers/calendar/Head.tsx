import type { ReactNode } from 'react';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../icon/index.ts';
import { useTexts } from '../../locale/index.ts';
import { addMonths, dateOf, firstOfMonth } from '../dayArithmetic.ts';
import * as css from '../panel.css.ts';
import { texts } from '../pickers.texts.ts';
import { firstDay, lastDay, type ViewProps } from './useCalendarView.ts';

export interface HeadProps extends ViewProps {
  /** First day of the month below it. */
  start: number;
  /** Of months side by side, only the outer ones have arrows. */
  isFirst: boolean;
  isLast: boolean;
}

/** The month shown, as a button for choosing another month or year, between the arrows that turn the page. */
export function Head({ calendarView, picks, isDouble, start, isFirst, isLast }: HeadProps) {
  const text = useTexts(texts);
  const { view, page, turn, show } = calendarView;
  const date = dateOf(start);
  const hasArrows = view !== 'years';
  const byMonth = view === 'days';
  const stride = byMonth ? 1 : 12;
  const yearButton = (
    <button
      key="year"
      type="button"
      className={css.title}
      onClick={() => show(view === 'years' ? undefined : 'years')}
    >
      {text.year(date.year)} <ChevronDownIcon className={css.caret} />
    </button>
  );
  const monthButton = view !== 'months' && picks !== 'month' && (
    <button key="month" type="button" className={css.title} onClick={() => show('months')}>
      {text.month(date.month)} <ChevronDownIcon className={css.caret} />
    </button>
  );
  return (
    <div className={css.bar}>
      {isFirst && hasArrows ? (
        <Arrow
          name={byMonth ? text.previousMonth : text.previousYear}
          isAtEnd={page <= firstOfMonth(firstDay)}
          onTurn={() => turn(-stride)}
        >
          <ChevronLeftIcon />
        </Arrow>
      ) : (
        <span className={css.arrowSpace} />
      )}
      <span className={css.titles} aria-live="polite">
        {text.isYearFirst ? [yearButton, monthButton] : [monthButton, yearButton]}
      </span>
      {isLast && hasArrows ? (
        <Arrow
          name={byMonth ? text.nextMonth : text.nextYear}
          isAtEnd={addMonths(page, isDouble ? 2 : 1) > lastDay}
          onTurn={() => turn(stride)}
        >
          <ChevronRightIcon />
        </Arrow>
      ) : (
        <span className={css.arrowSpace} />
      )}
    </div>
  );
}

interface ArrowProps {
  name: string;
  isAtEnd: boolean;
  onTurn: () => void;
  children: ReactNode;
}

const Arrow = ({ name, isAtEnd, onTurn, children }: ArrowProps) => (
  <button type="button" className={css.arrow} aria-label={name} disabled={isAtEnd} onClick={onTurn}>
    {children}
  </button>
);
