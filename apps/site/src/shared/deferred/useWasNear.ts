import { useEffect, useState, type RefObject } from 'react';

/** Root margin within which an element counts as near: less than the distance of one flick. */
const NEAR = '600px 0px';

/**
 * Returns whether an element is, or has been, near the viewport, so that expensive content is rendered only
 * then.
 * @param isAtOnce whether it counts as near from the beginning.
 */
export function useWasNear(element: RefObject<Element | null>, isAtOnce: boolean): boolean {
  const [wasNear, setNear] = useState(isAtOnce);
  useEffect(() => {
    if (wasNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
