import { ArrowUpIcon, SortIcon } from '../icon/index.ts';
import type { TableSort } from './columns.ts';
import * as css from './HeaderCell.css.ts';

interface SortButtonProps {
  header: string;
  /** Which way its column is sorted now. */
  direction: TableSort['direction'] | undefined;
  /** In a grid the cell has the focus. */
  isInGrid?: boolean;
  onPress: () => void;
}

/** The words over a column that sorts, with a sign of which way; the cell around it has `aria-sort`. */
export function SortButton({ header, direction, isInGrid = false, onPress }: SortButtonProps) {
  const Sign = direction === undefined ? SortIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      className={css.button}
      tabIndex={isInGrid ? -1 : undefined}
      data-direction={direction}
      onClick={onPress}
    >
      {header}
      <Sign className={css.sign} size={16} />
    </button>
  );
}
