import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import * as css from '../panel.css.ts';

export interface Cell {
  id: number;
  text: string;
  /** The whole name, where the text is short. */
  name?: string | undefined;
  isSelected: boolean;
  isDisabled: boolean;
  /** Of another month: muted, and in a double page not to be picked at all. */
  isOutside?: boolean;
  isToday?: boolean;
  /** There is something on it, which its name says. */
  isMarked?: boolean;
  /** Its part of a range. */
  span?: 'start' | 'end' | 'inside' | 'both' | undefined;
}

export interface GridProps {
  label: string;
  columns: number;
  cells: readonly Cell[];
  /** Column heads, as weekdays. */
  heads?: readonly string[];
  /** The cell that the tab key reaches. */
  cursor: number;
  onMove: (event: KeyboardEvent) => void;
  onPick: (id: number) => void;
  onHover?: (id: number) => void;
  /** Set while the focus should follow the cursor. */
  follows: RefObject<boolean>;
}

/** Six weeks; more cells than these stand in a box that scrolls. */
const mostInView = 42;

/** An ARIA grid of buttons with one tab stop: days, months or years (APG, date picker dialog). */
export function Grid({ label, columns, cells, heads, cursor, onMove, onPick, onHover, follows }: GridProps) {
  const ref = useRef<HTMLDivElement>(null);
  const doesScroll = cells.length > mostInView;
  useEffect(() => {
    const cell = ref.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!cell) return;
    if (follows.current) {
      follows.current = false;
      cell.focus({ preventScroll: true });
    }
    // Two hundred years scroll; days and months never do, and need not be measured.
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
      {heads && (
        <div role="row" className={css.row}>
          {heads.map((head) => (
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
