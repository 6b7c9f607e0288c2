import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../session/session.store.ts';

/**
 * Loads what the page shows, and loads it anew when one of the arguments, the student or the school changes.
 * @param args compared as JSON; one that `load` does not take only says when to load anew.
 * @returns the function that loads it again, for a retry.
 */
export function useLoad<Args extends readonly unknown[]>(
  load: (...args: NoInfer<Args>) => unknown,
  ...args: Args
): () => void {
  const { token, schoolId } = useSnapshot(session);
  const again = () => void load(...args);
  const handleChange = useEffectEvent(again);
  const key = JSON.stringify(args);
  useEffect(() => handleChange(), [key, token, schoolId]);
  return again;
}
