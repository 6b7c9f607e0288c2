import { useEffect, useRef } from 'react';
import { openOver } from './steps.ts';

/**
 * Calls when the person goes back or on in the browser's history, or follows a plain link to another hash. Where
 * fingers point, going back closes what is open and stays on the page.
 * @param isOpen whether there is something to close by it.
 */
export function useStepInHistory(isOpen: boolean, onStep: () => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  // One that draws itself anew stays in its place.
  useEffect(() => (isOpen ? openOver(() => latest.current()) : undefined), [isOpen]);
}
