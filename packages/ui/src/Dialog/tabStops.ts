const focusable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex], [contenteditable=true]';

/** Whether an element is laid out; where a browser cannot say, it counts as such. */
const isShown = (element: HTMLElement) =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : true;

/** What the tab key stops at inside an element, in its order. */
function tabStopsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isShown(element),
  );
}

/**
 * Tells where the tab key leads at the ends of an element, so that it goes round inside
 * (APG, dialog); `null` where the browser's own step is right.
 */
export function tabAround(root: HTMLElement, isBackwards: boolean): HTMLElement | null {
  const stops = tabStopsIn(root);
  const edge = isBackwards ? stops[0] : stops.at(-1);
  const isOutOfOrder = !stops.some((stop) => stop === document.activeElement);
  if (edge && edge !== document.activeElement && !(isOutOfOrder && isBackwards)) return null;
  return (isBackwards ? stops.at(-1) : stops[0]) ?? root;
}
