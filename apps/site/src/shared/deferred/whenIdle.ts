/** Maximum time to wait for an idle browser, in milliseconds. */
const IDLE_TIMEOUT_MS = 3000;
/** Delay in browsers that cannot report idleness (Safari), in milliseconds. */
const FALLBACK_DELAY_MS = 1000;

/** Calls when the browser is idle; returns the function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
