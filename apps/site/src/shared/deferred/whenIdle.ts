/** Maximum time to wait for an idle browser, in milliseconds. */
const PATIENCE_MS = 3000;
/** Delay in browsers that cannot report idleness (Safari), in milliseconds. */
const GUESS_MS = 1000;

/** Calls when the browser is idle; returns the function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
