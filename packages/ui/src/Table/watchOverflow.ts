/**
 * A callback ref for a container that scrolls horizontally. Sets `data-more` to the sides on which content is
 * hidden (`start`, `end`, `both`). While the content overflows the container is a tab stop, so that it can be
 * scrolled by keyboard, named by its `data-scrolls` attribute.
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
