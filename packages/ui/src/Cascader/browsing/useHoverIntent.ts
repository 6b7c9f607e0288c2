import { useEffect, useRef, type PointerEvent } from 'react';
import { hoverDelayMs, isHeadingFor, type Edge, type Point } from './aim.ts';
import type { Cursor } from './trail.ts';

/** Places of the pointer that are kept: enough to see where it goes, few enough to see a turn. */
const remembered = 4;

const isSame = (one: Cursor | null, other: Cursor) => one?.level === other.level && one.index === other.index;

/**
 * Opens the row that a mouse rests on for 150 ms. While it is on its way into the
 * open column the rows it crosses wait anew with each move. Fingers and pens tap.
 */
export function useHoverIntent(
  isOn: boolean,
  onRest: (row: Cursor) => void,
  nextColumn: (level: number) => Edge | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const meant = useRef<Cursor | null>(null);
  const points = useRef<Point[]>([]);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  const forget = () => {
    clearTimeout(timer.current);
    meant.current = null;
  };
  useEffect(() => forget, []);

  const handleMove = (event: PointerEvent, row: Cursor, isOpen: boolean) => {
    if (!isOn || event.pointerType !== 'mouse') return;
    const to = { x: event.clientX, y: event.clientY };
    const from = points.current[0];
    points.current = [...points.current, to].slice(-remembered);
    if (isOpen) return forget();
    const edge = nextColumn(row.level);
    const isOnItsWay = from !== undefined && edge !== undefined && isHeadingFor(edge, from, to);
    if (isSame(meant.current, row) && !isOnItsWay) return;
    forget();
    meant.current = row;
    timer.current = setTimeout(() => {
      forget();
      latest.current(row);
    }, hoverDelayMs);
  };

  return { handleMove, forget };
}
