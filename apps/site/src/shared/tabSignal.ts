/** What one tab of the site tells the others that it ended. */
export type TabSignal = 'face' | 'agreement';

function channelOf(signal: TabSignal): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`lectern.${signal}`);
}

/** Tells the other tabs of this site that something ended here. */
export function signalTabs(signal: TabSignal): void {
  const channel = channelOf(signal);
  channel?.postMessage('over');
  channel?.close();
}

/** Calls when another tab tells that it ended. Returns the way to stop. */
export function watchTabs(signal: TabSignal, onSignal: () => void): () => void {
  const channel = channelOf(signal);
  channel?.addEventListener('message', onSignal);
  return () => channel?.close();
}
