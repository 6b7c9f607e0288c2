import type { Segment } from './learning.tables.ts';

/** Gaps up to this many seconds are ignored, since players report in steps. */
const JOIN_SECONDS = 0.6;

/** Sorts sections and joins those that overlap or nearly touch; empty or reversed ones are dropped. */
export function mergeSegments(segments: readonly Segment[]): Segment[] {
  const merged: [number, number][] = [];
  for (const [from, to] of segments.filter(([from, to]) => to > from).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + JOIN_SECONDS) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Sums the length of merged sections, in seconds. */
export function coveredSeconds(merged: readonly Segment[]): number {
  return merged.reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** Clamps sections to a video's length. */
export function clampSegments(segments: readonly Segment[], durationSeconds: number): Segment[] {
  return segments
    .map(([from, to]) => [Math.max(0, from), Math.min(to, durationSeconds)] as const)
    .filter(([from, to]) => to > from);
}

/** Returns the parts of `added` that are not in `merged`, in order. */
function newParts(merged: readonly Segment[], added: readonly Segment[]): Segment[] {
  return mergeSegments(added).flatMap(([from, to]) => {
    const parts: Segment[] = [];
    let start = from;
    for (const [knownFrom, knownTo] of merged) {
      if (knownTo <= start || knownFrom >= to) continue;
      if (knownFrom > start) parts.push([start, knownFrom]);
      start = Math.max(start, knownTo);
    }
    if (start < to) parts.push([start, to]);
    return parts;
  });
}

/**
 * Adds newly watched sections to those watched before, up to `mostSeconds` in total: nobody can have watched
 * longer than the time since opening allows. The excess is cut off at the end.
 */
export function addSegments(
  known: readonly Segment[],
  added: readonly Segment[],
  maxSeconds: number,
): Segment[] {
  const merged = mergeSegments(known);
  let left = maxSeconds - coveredSeconds(merged);
  const accepted: Segment[] = [];
  for (const [from, to] of newParts(merged, added)) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    accepted.push([from, end]);
    left -= end - from;
  }
  return mergeSegments([...merged, ...accepted]);
}
