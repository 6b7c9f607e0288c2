import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Tells whether what is inside an element is higher than it, and so scrolls. It is
 * measured when the browser has laid it out anyway.
 */
export function useOverflow(): {
  box: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isOver: boolean;
} {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const [outer, inner] = [box.current, content.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOver(outer.scrollHeight > outer.clientHeight));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { box, content, isOver };
}
