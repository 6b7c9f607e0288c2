/**
 * Storage key of the scroll position of each history entry. The browser cannot restore it by itself, because
 * pages fill with data after they appear.
 */

const KEY = 'lecternScroll';

function positionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return undefined;
  return typeof state[KEY] === 'number' ? state[KEY] : undefined;
}

/** Saves the scroll position while the user scrolls; returns the cleanup function. */
export function saveScroll(): () => void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    history.replaceState({ ...Object(history.state), [KEY]: scrollY }, '');
  };
  const handleScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(save, 120);
  };
  // A link pressed right after the last scroll would leave the entry before its position is saved.
  const handleLeave = () => {
    if (timer !== undefined) save();
  };
  addEventListener('scroll', handleScroll, { passive: true });
  addEventListener('click', handleLeave, { capture: true });
  addEventListener('pagehide', handleLeave);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', handleScroll);
    removeEventListener('click', handleLeave, { capture: true });
    removeEventListener('pagehide', handleLeave);
  };
}

/**
 * Restores the scroll position of this history entry, or scrolls to the top. While the page is still filling,
 * the position is corrected for up to a second, unless the user scrolls first.
 */
export function restoreScroll(): void {
  const target = positionOf(history.state) ?? 0;
  scrollTo({ top: target, behavior: 'instant' });
  if (target === 0) return;
  const watcher = new ResizeObserver(() => scrollTo({ top: target, behavior: 'instant' }));
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const event of EVENTS) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, 1000);
  for (const event of EVENTS) addEventListener(event, stop, { once: true, passive: true });
  watcher.observe(document.body);
}

const EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
