import { useEffect, useRef } from 'react';

/** Handlers of Escape, the most recently opened last. */
const escapeHandlers: (() => void)[] = [];

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  // A dialog below listens on the document and would close as well.
  event.stopPropagation();
  escapeHandlers.at(-1)?.();
}

function addEscapeHandler(close: () => void): () => void {
  if (escapeHandlers.push(close) === 1) window.addEventListener('keydown', handleKeyDown, true);
  return () => {
    escapeHandlers.splice(escapeHandlers.lastIndexOf(close), 1);
    if (escapeHandlers.length === 0) window.removeEventListener('keydown', handleKeyDown, true);
  };
}

/**
 * Closes an overlay on Escape, before other listeners get the event; of several open overlays only the most
 * recent closes.
 * @param isActive false while something else handles Escape. @defaultValue true
 */
export function useEscape(close: () => void, isActive = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isActive ? addEscapeHandler(() => latest.current()) : undefined), [isActive]);
}
