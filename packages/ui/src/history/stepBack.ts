// The part of the overlay history that every page needs; the rest is loaded with the first overlay.

/** Marks a history entry that was added for an overlay, in the entry's state. */
export const OVERLAY_STEP = 'lecternOverlay';

/** Callbacks that wait for a step back to finish; undefined while there is none. */
let waiting: (() => void)[] | undefined;

/** Returns whether the current history entry was added for an overlay. */
export function isOverlayStep(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OVERLAY_STEP in state;
}

/** Runs a callback when no step back is pending: at once, except right after an overlay has closed. */
export function afterStepBack(run: () => void): void {
  if (waiting === undefined) run();
  else waiting.push(run);
}

/** Makes `afterStepBack` wait, since a step back begins. */
export function beginStepBack(): void {
  waiting = [];
}

/** Runs the waiting callbacks; returns whether a step back was pending. */
export function endStepBack(): boolean {
  const runs = waiting;
  waiting = undefined;
  for (const run of runs ?? []) run();
  return runs !== undefined;
}
