import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Returns whether the content of an element overflows vertically. Measured by a `ResizeObserver`, after the
 * browser's own layout, so that no extra layout is forced.
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
