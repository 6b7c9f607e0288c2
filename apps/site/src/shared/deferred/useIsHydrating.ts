import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns whether a part of the delivered page is being hydrated: its first render must match the server's,
 * which knew no user. When a late part is hydrated, the student's data may already be loaded.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
