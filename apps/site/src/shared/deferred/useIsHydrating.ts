import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Tells whether a part of the delivered page is being taken over: it must say then what the server said, which knows
 * nobody. A part that comes late may find that the student's own data were quicker.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
