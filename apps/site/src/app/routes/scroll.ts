/**
 * Remembers how far each step of the history was scrolled. The browser cannot do
 * it by itself, because pages fill after they appear.
 */

const KEY = 'lecternScroll';

function positionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return undefined;
  return typeof state[KEY] === 'number' ? state[KEY] : undefined;
}

/** Writes the position down while the reader scrolls; returns the way to stop. */
export function keepScroll(): () => void {
  history.scrollRestoration = 'manual';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState({ ...Object(history.state), [KEY]: scrollY }, ''), 120);
  };
  addEventListener('scroll', write, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', write);
  };
}

/**
 * Scrolls to where this step of the history was left, else to the top. A page that
 * is still filling is followed for a second, unless the reader moves first.
 */
export function restoreScroll(): void {
  const wanted = positionOf(history.state) ?? 0;
  scrollTo({ top: wanted, behavior: 'instant' });
  if (wanted === 0) return;
  const watcher = new ResizeObserver(() => scrollTo({ top: wanted, behavior: 'instant' }));
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
