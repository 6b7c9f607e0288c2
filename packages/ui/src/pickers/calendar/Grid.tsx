import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import * as css from '../panel.css.ts';

export interface Cell {
  id: number;
  text: string;
  /** Accessible name, if the text is abbreviated. */
  name?: string | undefined;
  isSelected: boolean;
  isDisabled: boolean;
  /** Whether the day belongs to another month: muted, and on a double page not pickable. */
  isOutside?: boolean;
  isToday?: boolean;
  /** Whether the day is marked; its name says with what. */
  isMarked?: boolean;
  /** Position in a range. */
  span?: 'start' | 'end' | 'inside' | 'both' | undefined;
}

export interface GridProps {
  label: string;
  columns: number;
  cells: readonly Cell[];
  /** Column headers, for example weekdays. */
  columnHeaders?: readonly string[];
  /** Value of the cell that is the tab stop. */
  cursor: number;
  onMove: (event: KeyboardEvent) => void;
  onPick: (id: number) => void;
  onHover?: (id: number) => void;
  /** Whether the focus should follow the cursor. */
  follows: RefObject<boolean>;
}

/** Cells of six weeks; a grid with more cells is in a scrolling box. */
const maxVisibleCells = 42;

/** An ARIA grid of buttons with one tab stop: days, months or years (APG, date picker dialog). */
export function Grid({
  label,
  columns,
  cells,
  columnHeaders,
  cursor,
  onMove,
  onPick,
  onHover,
  follows,
}: GridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const doesScroll = cells.length > maxVisibleCells;
  useEffect(() => {
    const cell = ref.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!cell) return;
    if (follows.current) {
      follows.current = false;
      cell.focus({ preventScroll: true });
    }
    // The grid of two hundred years scrolls; those of days and months never do and need not be measured.
    const box = ref.current?.parentElement;
    if (box && doesScroll) box.scrollTop = cell.offsetTop - (box.clientHeight - cell.offsetHeight) / 2;
  }, [cursor, follows, doesScroll]);

  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      className={css.grid}
      data-columns={columns}
      onKeyDown={onMove}
    >
      {columnHeaders && (
        <div role="row" className={css.row}>
          {columnHeaders.map((head) => (
            <span key={head} role="columnheader" className={css.head}>
              {head}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => (
        <div key={row[0]?.id} role="row" className={css.row}>
          {row.map((cell) => (
            <button
              key={cell.id}
              type="button"
              role="gridcell"
              className={css.cell}
              tabIndex={cell.id === cursor && !cell.isOutside ? 0 : -1}
              aria-label={cell.name}
              aria-selected={cell.isSelected}
              aria-disabled={cell.isDisabled || undefined}
              aria-current={cell.isToday ? 'date' : undefined}
              {...(cell.isOutside && { 'data-outside': '' })}
              {...(cell.span && { 'data-span': cell.span })}
              {...(cell.isMarked && { 'data-marked': '' })}
              onClick={() => !cell.isDisabled && onPick(cell.id)}
              onPointerEnter={() => onHover?.(cell.id)}
            >
              <span className={css.face}>{cell.text}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
