import type { ReactNode } from 'react';

/** One column of a table or a grid. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** Header of the column. */
  header: string;
  /** Returns the content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** Whether the values are numbers, which are aligned at the end. @defaultValue false */
  isFigure?: boolean;
  /** Whether the cells are row headers for screen readers; at most one column. @defaultValue false */
  isRowHeader?: boolean;
  /**
   * Returns the value by which rows are sorted; makes the header a button. Rows with `null` come last in both
   * directions.
   */
  sortBy?: (row: Row) => string | number | null;
  /** Width as a CSS length. @defaultValue by its content; in a grid a share of the remaining width */
  width?: string;
}

/** Column and direction by which rows are sorted. */
export interface TableSort {
  /** Id of the column. */
  columnId: string;
  direction: 'ascending' | 'descending';
}
