/** What the animation needs of the window; tests give their own. */
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

/** What a reader does who scrolls by themselves. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * Scrolls to the top by a fifth of the remaining distance a frame, in whole pixels, since fractions never reach 0.
 * It gives way to a reader who scrolls meanwhile, which it learns from what they do and not from the position:
 * content that arrives moves that too. Jumps at once under reduced motion.
 */
export function scrollToTop(view: ScrollWindow): void {
  if (view.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    view.scrollTo(0, 0);
    return;
  }
  const over = new AbortController();
  const stop = () => over.abort();
  for (const kind of OWN_SCROLLING) view.addEventListener(kind, stop, { signal: over.signal, passive: true });
  const step = () => {
    if (over.signal.aborted) return;
    const next = Math.floor(view.scrollY * 0.8);
    view.scrollTo(0, next);
    if (next > 0) view.requestAnimationFrame(step);
    else stop();
  };
  view.requestAnimationFrame(step);
}
