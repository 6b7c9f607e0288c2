/**
 * A `ref` of what scrolls sideways: writes on it which sides have more than is in view, as `data-more` (`start`,
 * `end`, `both`). While it scrolls at all it takes the focus, so that a keyboard moves it, under the name that
 * `data-scrolls` holds.
 */
export function watchOverflow(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const set = (name: string, value: string | undefined) =>
    value === undefined ? box.removeAttribute(name) : box.setAttribute(name, value);
  const look = () => {
    const hidden = box.scrollWidth - box.clientWidth;
    const at = Math.abs(box.scrollLeft);
    const [before, after] = [at > 1, hidden - at > 1];
    set('data-more', before && after ? 'both' : before ? 'start' : after ? 'end' : undefined);
    const scrolls = hidden > 1 || box.scrollHeight - box.clientHeight > 1;
    set('tabindex', scrolls ? '0' : undefined);
    set('role', scrolls ? 'group' : undefined);
    set('aria-label', scrolls ? box.dataset['scrolls'] : undefined);
  };
  look();
  const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined;
  observer?.observe(box);
  if (box.firstElementChild) observer?.observe(box.firstElementChild);
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    observer?.disconnect();
    box.removeEventListener('scroll', look);
  };
}
