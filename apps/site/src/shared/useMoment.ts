import { useEffect, useEffectEvent } from 'react';
import { ports } from './ports.ts';

/** Longer than anybody keeps a page, and well below what a timer can hold. */
const FAR_MS = 12 * 3_600_000;
/** Lets the server's clock get there too. */
const LATER_MS = 1_500;

/**
 * Acts at a moment that is to come, so that a page tells it without being asked.
 * @param moment milliseconds since 1970; undefined, or one that is over, for none.
 */
export function useMoment(moment: number | undefined, act: () => void): void {
  const handle = useEffectEvent(act);

  useEffect(() => {
    const wait = (moment ?? 0) - ports.now();
    if (wait <= 0 || wait > FAR_MS) return undefined;
    const timer = setTimeout(() => handle(), wait + LATER_MS);
    return () => clearTimeout(timer);
  }, [moment]);
}
