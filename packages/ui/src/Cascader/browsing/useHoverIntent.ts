import { useEffect, useRef, type PointerEvent } from 'react';
import { hoverDelayMs, isHeadingFor, type Edge, type Point } from './aim.ts';
import type { Cursor } from './trail.ts';

/** Number of pointer positions kept: enough to know the direction, few enough to notice a turn. */
const MAX_POINTS = 4;

const isSame = (one: Cursor | null, other: Cursor) => one?.level === other.level && one.index === other.index;

/**
 * Opens the row that a mouse rests on for 150 ms. While the mouse moves towards the open column, each move
 * restarts the delay of the row it crosses. Touch and pen input tap instead.
 */
export function useHoverIntent(
  isOn: boolean,
  onRest: (row: Cursor) => void,
  nextColumn: (level: number) => Edge | undefined,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingRow = useRef<Cursor | null>(null);
  const points = useRef<Point[]>([]);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  const cancel = () => {
    clearTimeout(timer.current);
    pendingRow.current = null;
  };
  useEffect(() => cancel, []);

  const handleMove = (event: PointerEvent, row: Cursor, isOpen: boolean) => {
    if (!isOn || event.pointerType !== 'mouse') return;
    const to = { x: event.clientX, y: event.clientY };
    const from = points.current[0];
    points.current = [...points.current, to].slice(-MAX_POINTS);
    if (isOpen) return cancel();
    const edge = nextColumn(row.level);
    const isOnItsWay = from !== undefined && edge !== undefined && isHeadingFor(edge, from, to);
    if (isSame(pendingRow.current, row) && !isOnItsWay) return;
    cancel();
    pendingRow.current = row;
    timer.current = setTimeout(() => {
      cancel();
      latest.current(row);
    }, hoverDelayMs);
  };

  return { handleMove, cancel };
}
