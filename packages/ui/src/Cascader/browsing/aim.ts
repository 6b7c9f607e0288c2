export interface Point {
  x: number;
  y: number;
}

/** The edge at which the pointer enters the next column. */
export interface Edge {
  x: number;
  top: number;
  bottom: number;
}

/** How long the pointer must rest on a row before it opens, in ms. */
export const hoverDelayMs = 150;

/**
 * Returns whether a pointer moving from `from` to `to` is heading for the next column: it moves right and stays
 * in the triangle between its previous position and that column's edge. Rows crossed on the way must not open.
 */
export function isHeadingFor(edge: Edge, from: Point, to: Point): boolean {
  if (to.x <= from.x || from.x >= edge.x) return false;
  const way = Math.min(1, (to.x - from.x) / (edge.x - from.x));
  const upper = from.y + way * (edge.top - from.y);
  const lower = from.y + way * (edge.bottom - from.y);
  return to.y >= upper && to.y <= lower;
}
