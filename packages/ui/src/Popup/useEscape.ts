import { useEffect, useRef } from 'react';

/** Handlers of Escape, the most recently opened last. */
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
 * Closes an overlay on Escape, before other listeners get the event; of several open overlays only the most
 * recent closes.
 * @param isHeard false while something else handles Escape. @defaultValue true
 */
export function useEscape(close: () => void, isHeard = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isHeard ? hearEscape(() => latest.current()) : undefined), [isHeard]);
}
