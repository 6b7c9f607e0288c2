import { useRef, useState } from 'react';

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** State of the scrolling row of slides: which slide is in view, and a function to show another. */
export function useTrack(last: number) {
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  /** The slide that the row is scrolling to; undefined once it has arrived. */
  const target = useRef<number>(undefined);

  const show = (index: number) => {
    const row = track.current;
    const to = Math.max(0, Math.min(index, last));
    setSeen(to);
    target.current = to;
    // In right-to-left layout `scrollLeft` is negative.
    const direction = row !== null && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollTo({
      left: direction * to * row.clientWidth,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  };
  const handleScroll = () => {
    const row = track.current;
    if (row === null || row.clientWidth === 0) return;
    const position = Math.abs(row.scrollLeft) / row.clientWidth;
    const at = Math.round(position);
    // While the row scrolls no slide counts as seen, and neither do slides that it passes on the way to its
    // target.
    if (Math.abs(position - at) >= 0.1 || (target.current !== undefined && at !== target.current)) return;
    target.current = undefined;
    setSeen(at);
  };
  const cancelTarget = () => {
    target.current = undefined;
  };

  return {
    current: Math.max(0, Math.min(seen, last)),
    show,
    /** Props of the row's element. */
    row: { ref: track, onScroll: handleScroll, onPointerDown: cancelTarget, onWheel: cancelTarget },
  };
}
