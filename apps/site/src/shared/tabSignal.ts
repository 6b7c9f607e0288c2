/** What one tab of the site signals to the others as finished. */
export type TabSignal = 'face' | 'agreement';

function channelOf(signal: TabSignal): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`lectern.${signal}`);
}

/** Signals to the other tabs of this site that something was finished here. */
export function signalTabs(signal: TabSignal): void {
  const channel = channelOf(signal);
  channel?.postMessage('over');
  channel?.close();
}

/** Calls when another tab signals that it has finished. Returns the cleanup function. */
export function watchTabs(signal: TabSignal, onSignal: () => void): () => void {
  const channel = channelOf(signal);
  channel?.addEventListener('message', onSignal);
  return () => channel?.close();
}
