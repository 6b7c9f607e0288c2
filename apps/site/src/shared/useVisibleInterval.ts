import { useEffect, useEffectEvent } from 'react';

/**
 * Calls repeatedly while the page is visible, for example to poll what the school is processing.
 * @param everyMs interval in milliseconds; undefined for none.
 */
export function useVisibleInterval(everyMs: number | undefined, act: () => void): void {
  const handle = useEffectEvent(act);

  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) handle();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
