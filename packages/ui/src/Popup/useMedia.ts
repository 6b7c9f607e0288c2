import { media } from '@lectern/themes';
import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Returns the cached `MediaQueryList` of a query, since every render of a subscriber reads it. */
function queryOf(query: string): MediaQueryList | undefined {
  if (typeof matchMedia !== 'function') return undefined;
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = queryOf(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryOf(query)?.matches ?? false,
    () => false,
  );
}

/** Returns whether the viewport has the width of a phone; false on the server. */
export const useIsPhone = (): boolean => useMedia(media.phone);

/** Returns whether the primary pointer is touch; false on the server. */
export const useIsTouch = (): boolean => useMedia(media.touch);
