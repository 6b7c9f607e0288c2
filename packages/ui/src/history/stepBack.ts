// What every page needs of the steps; the rest of them comes with the first part that lies over a page.

/** Marks a step that was added for what lies over the page, in the state of the history. */
export const OVERLAY_STEP = 'lecternOverlay';

/** What waits until the step is taken back; undefined while none is. */
let waiting: (() => void)[] | undefined;

/** Tells whether the history stands on a step that was added for what lies over the page. */
export function isOverlayStep(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OVERLAY_STEP in state;
}

/** Runs as soon as no step is on its way back: at once, but for the moment after something has closed. */
export function afterStepBack(run: () => void): void {
  if (waiting === undefined) run();
  else waiting.push(run);
}

/** Lets what comes next wait for the step that is taken back now. */
export function beginStepBack(): void {
  waiting = [];
}

/** Runs what has waited; tells whether a step was on its way back. */
export function endStepBack(): boolean {
  const runs = waiting;
  waiting = undefined;
  for (const run of runs ?? []) run();
  return runs !== undefined;
}
