export interface Point {
  x: number;
  y: number;
}

/** The edge of the next column that the pointer would enter by. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** How long a pointer rests on a row before it opens. */
export const hoverDelayMs = 150;

/**
 * Tells whether a pointer that came from `from` is on its way into the next column:
 * it moves right and stays in the triangle between where it was and that column's
 * edge. Rows that it crosses on the way are not meant.
 */
export function isHeadingFor(edge: Edge, from: Point, to: Point): boolean {
  if (to.x <= from.x || from.x >= edge.x) return false;
  const way = Math.min(1, (to.x - from.x) / (edge.x - from.x));
  const upper = from.y + way * (edge.top - from.y);
  const lower = from.y + way * (edge.bottom - from.y);
  return to.y >= upper && to.y <= lower;
}
