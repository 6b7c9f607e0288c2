import { useEffect, useRef } from 'react';
import { registerOverlay } from './steps.ts';

/**
 * Calls back when the user goes back or forward in the browser's history, or follows a plain link to another
 * hash. On touch devices, going back only closes what is open, without leaving the page.
 * @param isOpen whether something is open that should close then.
 */
export function useStepInHistory(isOpen: boolean, onStep: () => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  // A re-render keeps the overlay's position in the stack.
  useEffect(() => (isOpen ? registerOverlay(() => latest.current()) : undefined), [isOpen]);
}
