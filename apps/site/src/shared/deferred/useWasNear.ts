import { useEffect, useState, type RefObject } from 'react';

/** How far from the view something is near, in pixels: less than a flick of the finger goes. */
const NEAR = '600px 0px';

/**
 * Tells whether an element is near the view, or has been: what is expensive need not be drawn before.
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
