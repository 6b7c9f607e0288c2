import { useEffect, useRef } from 'react';

/**
 * Calls when the person goes back or on in the browser's history, or follows a plain link to another hash. It listens
 * once: a page that draws itself anew for the same step would otherwise take the listener out before it is called.
 */
export function useStepInHistory(onStep: () => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    const listener = () => latest.current();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
}
