import { useEffect, useState } from 'react';

/**
 * Follows `isOpen`, but becomes true one frame late: the menu that asked for the
 * dialog has then closed, given back its focus and unlocked the page.
 */
export function useNextFrame(isOpen: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const frame = requestAnimationFrame(() => setReady(true));
    return () => {
      cancelAnimationFrame(frame);
      setReady(false);
    };
  }, [isOpen]);
  return isOpen && isReady;
}
