/**
 * Keeps the scrim within the visual viewport. A phone's on-screen keyboard shrinks only that, which CSS cannot
 * detect. Does nothing while the page is zoomed in.
 * @returns a function that stops it.
 */
export function keepAboveKeyboard(scrim: HTMLElement | null | undefined): () => void {
  const view = window.visualViewport;
  if (!view || !scrim) return () => undefined;
  const listening = new AbortController();
  const follow = () => {
    const covered = view.scale > 1 ? 0 : Math.round(window.innerHeight - view.height - view.offsetTop);
    const inset = covered > 0 ? `${view.offsetTop}px 0px ${covered}px` : '';
    if (scrim.style.inset === inset) return;
    scrim.style.inset = inset;
    // Scrolls the focused field into view again, since the keyboard reduced the room.
    const { activeElement } = document;
    if (scrim.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  view.addEventListener('resize', follow, { signal: listening.signal });
  view.addEventListener('scroll', follow, { signal: listening.signal });
  follow();
  return () => listening.abort();
}
