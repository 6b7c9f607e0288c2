import { splitHash } from '../../shared/routes/address.ts';
import { findMatch } from './routeTable.ts';

async function prefetch(href: string): Promise<void> {
  const match = await findMatch(splitHash(href).path);
  await match?.route.screen.load();
}

/**
 * Loads the chunk of a page when the reader points at a link to it, or reaches it
 * by keyboard. One pair of listeners serves every link; returns the way to stop.
 */
export function prefetchOnIntent(): () => void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    // A failed prefetch is no news: the page itself will try again and tell.
    if (link !== null) prefetch(link.getAttribute('href') ?? '').catch(() => undefined);
  };
  document.addEventListener('pointerover', handle, { passive: true });
  document.addEventListener('focusin', handle, { passive: true });
  return () => {
    document.removeEventListener('pointerover', handle);
    document.removeEventListener('focusin', handle);
  };
}
