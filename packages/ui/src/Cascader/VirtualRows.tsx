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

/** Number of rows rendered beyond each edge of the viewport; the rendered range also moves in steps of this size. */
const spare = 2;
/** Vertical padding of the list around its rows, in px. */
const edge = 4;
/** Assumed height of the list in px until it is measured: its height on a desktop. */
const guess = 288;

/** Computes the range of rows to render. It moves in whole steps, so that most scroll events render nothing. */
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
  /** Index of the row that must be in view; -1 for none. */
  activeIndex: number;
  /** When this value changes the list has other rows and scrolls to the top. */
  startsAnewOn?: string;
  row: (index: number) => ReactNode;
}

/**
 * A scrolling list of rows of equal height, of which only those in view are rendered. Role and accessible name
 * come from the caller.
 */
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
  // Tracked here, since reading it from the DOM would force a layout.
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
      // Renders within the same frame, so that no gap is visible.
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
