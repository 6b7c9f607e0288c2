/** A cell: its row from 0, or {@link HEADER}; its column from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Row index of the header. */
export const HEADER = -1;

export interface StepOptions {
  last: CellPosition;
  isWithCtrl: boolean;
  rowsInView: number;
}

/** Returns the cell a key moves to, or undefined for other keys. Stays inside the grid at every edge. */
export function stepOf(
  { row, column }: CellPosition,
  key: string,
  { last, isWithCtrl, rowsInView }: StepOptions,
): CellPosition | undefined {
  const to = (nextRow: number, nextColumn: number): CellPosition => ({
    row: Math.max(HEADER, Math.min(nextRow, last.row)),
    column: Math.max(0, Math.min(nextColumn, last.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowLeft':
      return to(row, column - 1);
    case 'ArrowRight':
      return to(row, column + 1);
    case 'Home':
      return to(isWithCtrl ? 0 : row, 0);
    case 'End':
      return to(isWithCtrl ? last.row : row, last.column);
    case 'PageUp':
      return to(Math.max(0, row - rowsInView), column);
    case 'PageDown':
      return to(row + rowsInView, column);
    default:
      return undefined;
  }
}
