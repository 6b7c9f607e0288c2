import { watchTabs } from '../../shared/tabSignal.ts';

/**
 * Polling interval while the page is visible, in milliseconds: not every provider redirects back after the
 * recognition.
 */
const POLL_INTERVAL_MS = 5000;

/**
 * Calls whenever a recognition may have ended: its tab signals it, the page becomes visible, and at intervals
 * while it is visible. Returns the cleanup function.
 * @param onReturn called instead when the user returns to the page.
 */
export function watchForEnd(onEnd: () => void, onReturn: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const handleVisible = () => document.visibilityState === 'visible' && onReturn();
  addEventListener('focus', onReturn, { signal });
  document.addEventListener('visibilitychange', handleVisible, { signal });
  const timer = setInterval(() => document.visibilityState === 'visible' && onEnd(), POLL_INTERVAL_MS);
  const stopWatching = watchTabs('face', onEnd);
  return () => {
    watching.abort();
    clearInterval(timer);
    stopWatching();
  };
}
