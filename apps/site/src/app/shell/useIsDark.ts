import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { isDarkNow, scheme } from './scheme.store.ts';

function subscribe(listener: () => void): () => void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is dark; the server, which cannot know, returns false. */
export function useIsDark(): boolean {
  const { chosen } = useSnapshot(scheme);
  return useSyncExternalStore(
    subscribe,
    () => isDarkNow(chosen),
    () => false,
  );
}
