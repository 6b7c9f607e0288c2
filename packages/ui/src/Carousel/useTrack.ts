import { useRef, useState } from 'react';

/** Whether things are to move as little as they can. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The row that the slides stand in: which of them is seen, and how it comes to others. */
export function useTrack(last: number) {
  const track = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  /** Where it was sent and has not arrived. */
  const target = useRef<number>(undefined);

  const show = (index: number) => {
    const row = track.current;
    const to = Math.max(0, Math.min(index, last));
    setSeen(to);
    target.current = to;
    // Right to left, the row scrolls into the negative.
    const direction = row !== null && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollTo({ left: direction * to * row.clientWidth, behavior: isStill() ? 'auto' : 'smooth' });
  };
  const handleScroll = () => {
    const row = track.current;
    if (row === null || row.clientWidth === 0) return;
    const place = Math.abs(row.scrollLeft) / row.clientWidth;
    const at = Math.round(place);
    // On its way it shows neither, and what it passes was not chosen.
    if (Math.abs(place - at) >= 0.1 || (target.current !== undefined && at !== target.current)) return;
    target.current = undefined;
    setSeen(at);
  };
  const takeOver = () => {
    target.current = undefined;
  };

  return {
    current: Math.max(0, Math.min(seen, last)),
    show,
    /** For its element. */
    row: { ref: track, onScroll: handleScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
}
