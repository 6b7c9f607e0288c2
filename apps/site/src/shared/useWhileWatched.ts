import { useEffect, useEffectEvent } from 'react';

/**
 * Acts again and again while the page is looked at, as for what the school is at work on.
 * @param everyMs how often, in milliseconds; undefined for not at all.
 */
export function useWhileWatched(everyMs: number | undefined, act: () => void): void {
  const handle = useEffectEvent(act);

  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) handle();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
