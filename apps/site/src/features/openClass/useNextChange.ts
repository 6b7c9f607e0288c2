import { useEffect, useEffectEvent } from 'react';
import { ports } from '../../shared/ports.ts';
import { nextChange, type OpenClass } from './openClass.model.ts';

/** Longer than anybody keeps a page, and well below what a timer can hold. */
const FAR_MS = 12 * 3_600_000;
/** Lets the server's clock get there too. */
const LATER_MS = 1_500;

/** Acts when the first of some open classes opens its room or ends, so that the page tells it without being asked. */
export function useNextChange(openClasses: readonly OpenClass[], act: () => void): void {
  const handle = useEffectEvent(act);
  const now = ports.now();
  const moments = openClasses.flatMap((one) => nextChange(one) ?? []).filter((moment) => moment > now);
  const first = moments.length === 0 ? 0 : Math.min(...moments);

  useEffect(() => {
    const wait = first - ports.now();
    if (first === 0 || wait > FAR_MS) return undefined;
    const timer = setTimeout(() => handle(), Math.max(0, wait) + LATER_MS);
    return () => clearTimeout(timer);
  }, [first]);
}
