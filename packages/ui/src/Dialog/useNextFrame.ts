import { useLayoutEffect, useState } from 'react';

/** Whether a menu or another dialog holds the page right now: its scroll lock marks the body. */
const isPageHeld = () => document.body.hasAttribute('data-scroll-locked');

/**
 * Follows `isOpen`, at once where nothing holds the page. Where something does it becomes
 * true one frame late: the menu that asked for the dialog has then closed, given back its
 * focus and unlocked the page.
 */
export function useNextFrame(isOpen: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (!isPageHeld()) {
      setReady(true);
      return () => setReady(false);
    }
    const frame = requestAnimationFrame(() => setReady(true));
    return () => {
      cancelAnimationFrame(frame);
      setReady(false);
    };
  }, [isOpen]);
  return isOpen && isReady;
}
