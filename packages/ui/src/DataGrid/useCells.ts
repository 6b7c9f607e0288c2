import { useEffect, useRef, useState, type RefObject } from 'react';
import { HEADER, type CellPosition } from './steps.ts';

/** Maximum number of frames until a row that was out of view is measured; it cannot take the focus before that. */
const MAX_FRAMES = 10;

/** Roving tabindex over the cells of a grid: the Tab key reaches one cell, and navigation keys move the focus. */
export function useCells(grid: RefObject<HTMLElement | null>, last: CellPosition) {
  const [active, setActive] = useState<CellPosition>({ row: HEADER, column: 0 });
  const isByKey = useRef(false);
  const here: CellPosition = {
    row: Math.min(active.row, last.row),
    column: Math.min(active.column, last.column),
  };

  useEffect(() => {
    if (!isByKey.current) return undefined;
    isByKey.current = false;
    let frame = 0;
    const take = (tries: number) => {
      const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${here.row} ${here.column}"]`);
      // The cell is in the DOM even if it is out of view, since its row is kept rendered. `scroll-padding` in
      // the style leaves room for the sticky header.
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      if (document.activeElement !== cell && tries < MAX_FRAMES)
        frame = requestAnimationFrame(() => take(tries + 1));
    };
    take(0);
    return () => cancelAnimationFrame(frame);
  }, [grid, here.row, here.column]);

  return {
    here,
    go: (next: CellPosition) => {
      isByKey.current = next.row !== here.row || next.column !== here.column;
      setActive(next);
    },
    propsOf: (row: number, column: number) => ({
      tabIndex: row === here.row && column === here.column ? 0 : -1,
      'aria-colindex': column + 1,
      'data-place': `${row} ${column}`,
      onFocus: () => setActive({ row, column }),
    }),
  };
}

export type Cells = ReturnType<typeof useCells>;
