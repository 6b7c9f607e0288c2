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
const overscan = 2;
/** Vertical padding of the list around its rows, in px. */
const padding = 4;
/** Assumed height of the list in px until it is measured: its height on a desktop. */
const assumedHeight = 288;

/** Computes the range of rows to render. It moves in whole steps, so that most scroll events render nothing. */
export function windowOf(
  scrollTop: number,
  height: number,
  rowHeight: number,
  count: number,
): [number, number] {
  const first = Math.floor(scrollTop / rowHeight / overscan) * overscan - overscan;
  const last = Math.ceil((scrollTop + height) / rowHeight / overscan) * overscan + overscan;
  return [Math.max(0, Math.min(first, count)), Math.min(count, last)];
}

export interface VirtualRowsProps extends Omit<ComponentProps<'div'>, 'ref' | 'children'> {
  count: number;
  /** Height of each row, in px. */
  rowHeight: number;
  /** Index of the row that must be in view; -1 for none. */
  activeIndex: number;
  /** When this value changes the list has other rows and scrolls to the top. */
  resetKey?: string;
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
  resetKey: startsAnewOn,
  row,
  className = '',
  ...rest
}: VirtualRowsProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Tracked here, since reading it from the DOM would force a layout.
  const height = useRef(assumedHeight);
  const scrolled = useRef(0);
  const [range, setRange] = useState(() =>
    windowOf(Math.max(0, activeIndex) * rowHeight, assumedHeight, rowHeight, count),
  );
  const [first, last] = range;

  const updateRange = useCallback(() => {
    const next = windowOf(scrolled.current, height.current, rowHeight, count);
    setRange((before) => (before[0] === next[0] && before[1] === next[1] ? before : next));
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
      const bottom = top + rowHeight + 2 * padding;
      if (top < scrolled.current) scrollTo(top);
      else if (bottom > scrolled.current + height.current) scrollTo(bottom - height.current);
    }
    updateRange();
  }, [activeIndex, rowHeight, updateRange]);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => {
      height.current = box.clientHeight;
      // Renders within the same frame, so that no gap is visible.
      flushSync(updateRange);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [updateRange]);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    scrolled.current = currentTarget.scrollTop;
    updateRange();
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
