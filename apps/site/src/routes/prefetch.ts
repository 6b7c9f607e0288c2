import { matchRoute } from 'wouter';
import { splitHash } from './hashLocation.ts';
import type { Route } from './route.ts';

type Parser = Parameters<typeof matchRoute>[0];

/**
 * Loads the chunk of a page when the reader points at a link to it, or reaches it
 * by keyboard. One pair of listeners serves every link; returns the way to stop.
 */
export function prefetchOnIntent(routes: readonly Route[], parser: Parser): () => void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null;
    if (link === null) return;
    const { path } = splitHash(link.getAttribute('href') ?? '');
    const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
    // A failed prefetch is no news: the page itself will try again and tell.
    route?.screen.load().catch(() => undefined);
  };
  document.addEventListener('pointerover', handle, { passive: true });
  document.addEventListener('focusin', handle, { passive: true });
  return () => {
    document.removeEventListener('pointerover', handle);
    document.removeEventListener('focusin', handle);
  };
}
