/**
 * Keeps a scrim over the part of the page that is in view: a phone's keyboard covers the rest, and moves no edge that a
 * stylesheet could tell. Who has zoomed in looks around by themselves.
 * @returns how to stop.
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
    // What is typed into stays in view, as the browser had it before there was less room.
    const { activeElement } = document;
    if (scrim.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  view.addEventListener('resize', follow, { signal: listening.signal });
  view.addEventListener('scroll', follow, { signal: listening.signal });
  follow();
  return () => listening.abort();
}
