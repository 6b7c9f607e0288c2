import { useEffect, useRef } from 'react';

/** Who hears Escape, the one that opened last at the end. */
const hearers: (() => void)[] = [];

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  // A dialog below listens on the document and would close as well.
  event.stopPropagation();
  hearers.at(-1)?.();
}

function hearEscape(close: () => void): () => void {
  if (hearers.push(close) === 1) window.addEventListener('keydown', handleKeyDown, true);
  return () => {
    hearers.splice(hearers.lastIndexOf(close), 1);
    if (hearers.length === 0) window.removeEventListener('keydown', handleKeyDown, true);
  };
}

/**
 * Closes what lies over the page by Escape, before anybody else hears it: of several that are open the last one alone.
 * @param isHeard false while somebody else hears it. @defaultValue true
 */
export function useEscape(close: () => void, isHeard = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isHeard ? hearEscape(() => latest.current()) : undefined), [isHeard]);
}
