import { whenIdle } from '../../shared/deferred/whenIdle.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddress } from '../../shared/routes/hashLocation.ts';
import { findMatch } from './routeTable.ts';

/** How many pages are loaded because a link to them is in view, each one to three files; fewer where they are dear. */
const MOST_IN_VIEW = { usual: 6, dear: 2 };

const LINKS = 'a[href^="#/"]';

async function prefetch(href: string): Promise<void> {
  const { path } = splitHash(href);
  const screen = (await findMatch(path))?.route.screen;
  await screen?.load();
  const next = await screen?.leadsTo(path);
  if (next !== undefined) await prefetch(`#${next}`);
}

/** What a browser may say of its line; Safari and Firefox say nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** How many pages may come without having been pointed at. */
function mostInView(): number {
  const { saveData = false, effectiveType = '4g' }: Line = Reflect.get(navigator, 'connection') ?? {};
  return saveData || effectiveType !== '4g' ? MOST_IN_VIEW.dear : MOST_IN_VIEW.usual;
}

/** Loads the pages of links in view while nothing else is done; returns the way to stop. */
function prefetchInView(): () => void {
  const known = new Set<string>();
  const most = mostInView();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const href = target.getAttribute('href') ?? '';
      // One page has many links of its kind, such as all courses.
      const kind = splitHash(href).path.replace(/\/\d+/g, '');
      if (known.has(kind) || known.size >= most) continue;
      known.add(kind);
      whenIdle(() => prefetch(href).catch(() => undefined));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll(`main ${LINKS}`)) seen.observe(link);
  };
  let forget = whenIdle(watch);
  // The links of another page are there when it is at rest.
  const stopFollowing = onAddress(() => {
    forget();
    forget = whenIdle(watch);
  });
  return () => {
    forget();
    stopFollowing();
    seen.disconnect();
  };
}

/**
 * Loads the code of a page when the reader points at a link to it, touches it or reaches it by keyboard, and of some
 * pages when a link to them is in view. One set of listeners serves every link; returns the way to stop.
 */
export function prefetchLinks(): () => void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
    // A failed prefetch is no news: the page itself will try again and tell.
    if (link !== null) prefetch(link.getAttribute('href') ?? '').catch(() => undefined);
  };
  const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) document.addEventListener(sign, handle, { passive: true });
  const stopViewing = prefetchInView();
  return () => {
    for (const sign of signs) document.removeEventListener(sign, handle);
    stopViewing();
  };
}
