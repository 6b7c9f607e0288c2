import { useCallback, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import * as css from './VirtualRows.css.ts';

/** Rows drawn beyond what is seen, and the step in which the window moves. */
const spare = 4;
/** Room left above and under the active row, in px. */
const edge = 4;
/** Taken for the height of the window until it is measured, in rows. */
const guess = 8;

/** The rows to draw, in whole steps, so that most scroll events draw nothing. */
export function windowOf(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): [number, number] {
  const first = Math.floor(scrollTop / rowHeight / spare) * spare - spare;
  const last =
    Math.ceil((scrollTop + Math.max(height, guess * rowHeight)) / rowHeight / spare) * spare + spare;
  return [Math.max(0, Math.min(first, count)), Math.min(count, last)];
}

export interface VirtualRowsProps extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  count: number;
  /** Height of each row, in px. */
  rowHeight: number;
  /** The row that must be in view; -1 for none. */
  activeIndex: number;
  /** When this changes, other rows stand here: it begins at the top. */
  startsAnewOn?: string;
  row: (index: number) => ReactNode;
}

/** A scrolled list of rows of one height, of which only those in view exist. Its role and name are the caller's. */
export function VirtualRows({
  count,
  rowHeight,
  activeIndex,
  startsAnewOn,
  row,
  className = '',
  ...rest
}: VirtualRowsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => windowOf(Math.max(0, activeIndex) * rowHeight, 0, rowHeight, count));
  const [first, last] = seen;

  const look = useCallback(() => {
    const box = ref.current;
    if (!box) return;
    const next = windowOf(box.scrollTop, box.clientHeight, rowHeight, count);
    setSeen((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
  }, [rowHeight, count]);

  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0;
  }, [startsAnewOn]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (activeIndex >= 0) {
      const top = activeIndex * rowHeight;
      const height = Math.max(box.clientHeight, rowHeight);
      const bottom = top + rowHeight + 2 * edge;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + height) box.scrollTop = bottom - height;
    }
    look();
  }, [activeIndex, rowHeight, look]);

  const rows: ReactNode[] = [];
  for (let index = first; index < Math.min(last, count); index += 1) rows.push(row(index));
  return (
    <div {...rest} ref={ref} className={`${css.window} ${className}`} tabIndex={-1} onScroll={look}>
      <div role="presentation" style={{ height: count * rowHeight }}>
        <div role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {rows}
        </div>
      </div>
    </div>
  );
}
