/** How long something may wait for an idle page, in milliseconds. */
const PATIENCE_MS = 3000;
/** Where the browser cannot tell when it is idle (Safari), this is taken for it, in milliseconds. */
const GUESS_MS = 1000;

/** Calls when the page has nothing better to do; returns the way to forget it. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
