import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type UIEvent,
} from 'react';
import { flushSync } from 'react-dom';
import * as css from './VirtualRows.css.ts';

/** Rows drawn beyond what is seen, and the step in which the window moves. */
const spare = 2;
/** Room left above and under the active row, in px. */
const edge = 4;
/** Taken for the height of the window until it is measured, in px: what it has on a desktop. */
const guess = 288;

/** The rows to draw, in whole steps, so that most scroll events draw nothing. */
export function windowOf(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): [number, number] {
  const first = Math.floor(scrollTop / rowHeight / spare) * spare - spare;
  const last = Math.ceil((scrollTop + height) / rowHeight / spare) * spare + spare;
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
  // Known without asking the page, which would have to lay itself out for the answer.
  const height = useRef(guess);
  const scrolled = useRef(0);
  const [seen, setSeen] = useState(() =>
    windowOf(Math.max(0, activeIndex) * rowHeight, guess, rowHeight, count),
  );
  const [first, last] = seen;

  const look = useCallback(() => {
    const next = windowOf(scrolled.current, height.current, rowHeight, count);
    setSeen((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
  }, [rowHeight, count]);

  const scrollTo = (top: number) => {
    if (!ref.current || top === scrolled.current) return;
    ref.current.scrollTop = top;
    scrolled.current = ref.current.scrollTop;
  };

  useLayoutEffect(() => scrollTo(0), [startsAnewOn]);

  useLayoutEffect(() => {
    if (activeIndex >= 0) {
      const top = activeIndex * rowHeight;
      const bottom = top + rowHeight + 2 * edge;
      if (top < scrolled.current) scrollTo(top);
      else if (bottom > scrolled.current + height.current) scrollTo(bottom - height.current);
    }
    look();
  }, [activeIndex, rowHeight, look]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => {
      height.current = box.clientHeight;
      // Within the frame, so that no gap is seen.
      flushSync(look);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [look]);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    scrolled.current = currentTarget.scrollTop;
    look();
  };

  const rows: ReactNode[] = [];
  for (let index = first; index < Math.min(last, count); index += 1) rows.push(row(index));
  return (
    <div {...rest} ref={ref} className={`${css.window} ${className}`} tabIndex={-1} onScroll={handleScroll}>
      <div role="presentation" style={{ height: count * rowHeight }}>
        <div role="presentation" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {rows}
        </div>
      </div>
    </div>
  );
}
