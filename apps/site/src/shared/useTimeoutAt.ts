import { useEffect, useEffectEvent } from 'react';
import { ports } from './ports.ts';

/** Maximum delay: longer than a page stays open, and well below the limit of a timer. */
const MAX_DELAY_MS = 12 * 3_600_000;
/** Extra delay, so that the server's clock has reached the moment too. */
const CLOCK_MARGIN_MS = 1_500;

/**
 * Calls at a future moment, so that a page updates by itself.
 * @param moment milliseconds since 1970; undefined or past for none.
 */
export function useTimeoutAt(moment: number | undefined, act: () => void): void {
  const handle = useEffectEvent(act);

  useEffect(() => {
    const wait = (moment ?? 0) - ports.now();
    if (wait <= 0 || wait > MAX_DELAY_MS) return undefined;
    const timer = setTimeout(() => handle(), wait + CLOCK_MARGIN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
}
