/** What the animation needs of the window; tests give their own. */
export interface ScrollWindow {
  scrollY: number;
  scrollTo: (x: number, y: number) => void;
  requestAnimationFrame: (step: () => void) => number;
  matchMedia?: ((query: string) => { matches: boolean }) | undefined;
}

/**
 * Scrolls to the top by a fifth of the remaining distance a frame (specification
 * 2.3). That never reaches 0 by itself: under 1 px it jumps. It gives way to a
 * reader who scrolls meanwhile, and jumps at once under reduced motion.
 */
export function scrollToTop(view: ScrollWindow): void {
  if (view.matchMedia?.('(prefers-reduced-motion: reduce)').matches) {
    view.scrollTo(0, 0);
    return;
  }
  let expected = view.scrollY;
  const step = () => {
    // Windows round positions to device pixels: more than 2 px away, someone else scrolled.
    if (Math.abs(view.scrollY - expected) > 2) return;
    const next = expected * 0.8;
    expected = next < 1 ? 0 : next;
    view.scrollTo(0, expected);
    if (expected > 0) view.requestAnimationFrame(step);
  };
  view.requestAnimationFrame(step);
}
