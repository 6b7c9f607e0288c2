import type { ReactNode } from 'react';

/** One column of a table or a grid. */
export interface TableColumn<Row> {
  /** Unique in the table. */
  id: string;
  /** What stands over it. */
  header: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Whether it holds figures, which stand under each other at the end. @defaultValue false */
  isFigure?: boolean;
  /** Whether it names its row, for those who hear the table; one column at most. @defaultValue false */
  isRowHeader?: boolean;
  /** What rows are sorted by; with it the header is a button. Nothing (`null`) stands last, whichever way. */
  sortBy?: (row: Row) => string | number | null;
  /** A css width. @defaultValue as its words need; in a grid a share of what is left */
  width?: string;
}

/** By which column rows stand, and which way. */
export interface TableSort {
  /** Id of the column. */
  columnId: string;
  direction: 'ascending' | 'descending';
}
