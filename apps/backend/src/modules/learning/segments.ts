import type { Segment } from './learning.tables.ts';

/** Gaps up to this long are no gap: players report in steps. Seconds. */
const JOIN_SECONDS = 0.6;

/** Puts stretches into order and joins what overlaps or nearly touches; what is empty or backwards is left out. */
export function mergeSegments(segments: readonly Segment[]): Segment[] {
  const merged: [number, number][] = [];
  for (const [from, to] of segments.filter(([from, to]) => to > from).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + JOIN_SECONDS) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Sums up merged stretches, in seconds. */
export function coveredSeconds(merged: readonly Segment[]): number {
  return merged.reduce((sum, [from, to]) => sum + (to - from), 0);
}

/** Cuts stretches to a video's length. */
export function clampSegments(segments: readonly Segment[], durationSeconds: number): Segment[] {
  return segments
    .map(([from, to]) => [Math.max(0, from), Math.min(to, durationSeconds)] as const)
    .filter(([from, to]) => to > from);
}

/** What of `added` is not in `merged` yet, in order. */
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
 * Adds what was watched to what was watched before, but never more than `mostSeconds` in all: nobody
 * can have watched longer than they had time to. What is too much is cut off at the end.
 */
export function addSegments(
  known: readonly Segment[],
  added: readonly Segment[],
  mostSeconds: number,
): Segment[] {
  const merged = mergeSegments(known);
  let left = mostSeconds - coveredSeconds(merged);
  const taken: Segment[] = [];
  for (const [from, to] of newParts(merged, added)) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    taken.push([from, end]);
    left -= end - from;
  }
  return mergeSegments([...merged, ...taken]);
}
