import { media } from '@lectern/themes';
import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Gives a query's list, made once: every render of what watches it asks again. */
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

/** Tells whether the page is as narrow as a phone; false on the server. */
export const useIsPhone = (): boolean => useMedia(media.phone);

/** Tells whether fingers do the pointing; false on the server. */
export const useIsTouch = (): boolean => useMedia(media.touch);
