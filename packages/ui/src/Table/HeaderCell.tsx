import { ArrowUpIcon, SortIcon } from '../icon/index.ts';
import type { TableSort } from './columns.ts';
import * as css from './HeaderCell.css.ts';

interface SortButtonProps {
  header: string;
  /** Direction in which the column is currently sorted, if it is. */
  direction: TableSort['direction'] | undefined;
  /** Whether the table is a grid, where the cell takes the focus rather than the button. */
  isInGrid?: boolean;
  onPress: () => void;
}

/** The header of a sortable column, with an icon for the direction; the cell around it has `aria-sort`. */
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
      <Sign className={css.icon} size={16} />
    </button>
  );
}
