/** Parts of `window` that the animation uses; tests pass their own. */
export interface ScrollWindow {
  readonly scrollY: number;
  scrollTo: (x: number, y: number) => void;
  requestAnimationFrame: (step: () => void) => number;
  matchMedia?: ((query: string) => { matches: boolean }) | undefined;
  addEventListener: (
    kind: string,
    listener: () => void,
    options: { signal: AbortSignal; passive: true },
  ) => void;
}

/** Events by which the user scrolls. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to the top by a fifth of the remaining distance per frame, in whole pixels, since fractions never
 * reach 0. It stops when the user scrolls, detected by events rather than by the position, which changes when
 * content is loaded too. Under reduced motion it jumps at once.
 */
export function scrollToTop(view: ScrollWindow): void {
  if (view.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    view.scrollTo(0, 0);
    return;
  }
  const over = new AbortController();
  const stop = () => over.abort();
  for (const kind of SCROLL_EVENTS) view.addEventListener(kind, stop, { signal: over.signal, passive: true });
  const step = () => {
    if (over.signal.aborted) return;
    const next = Math.floor(view.scrollY * 0.8);
    view.scrollTo(0, next);
    if (next > 0) view.requestAnimationFrame(step);
    else stop();
  };
  view.requestAnimationFrame(step);
}
