import { useState } from 'react';
import type { LoadStatus } from '../../loadable.ts';

/** Returns whether a list is known to be empty; it stays so while it is loaded again. */
export function useIsKnownEmpty(status: LoadStatus, isEmpty: boolean): boolean {
  const [wasKnown, setKnown] = useState(false);
  const isKnown = isEmpty && (status === 'ready' || (status === 'loading' && wasKnown));
  if (isKnown !== wasKnown) setKnown(isKnown);
  return isKnown;
}
