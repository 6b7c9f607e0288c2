import { watchTabs } from '../../shared/tabSignal.ts';

/** How often a page that is looked at asks whether the recognition has ended, in milliseconds: not every provider leads back. */
const ASK_EVERY_MS = 5000;

/**
 * Calls at each moment at which a recognition may have ended: its tab says so, the page is looked at again, and every
 * few seconds while it is. Returns the way to stop.
 * @param onReturn called instead when the reader comes back to the page.
 */
export function watchForEnd(onEnd: () => void, onReturn: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const handleVisible = () => document.visibilityState === 'visible' && onReturn();
  addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', handleVisible, { signal });
  const timer = setInterval(() => document.visibilityState === 'visible' && onEnd(), ASK_EVERY_MS);
  const stopWatching = watchTabs('face', onEnd);
  return () => {
    watching.abort();
    clearInterval(timer);
    stopWatching();
  };
}
