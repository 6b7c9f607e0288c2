import { whenIdle } from '../../shared/deferred/whenIdle.ts';
import { splitHash } from '../../shared/routes/address.ts';
import { onAddressChange } from '../../shared/routes/hashLocation.ts';
import { findMatch } from './routeTable.ts';

/**
 * Maximum pages prefetched because a link to them is in view (one to three files each); lower on a slow or
 * metered connection.
 */
const MAX_IN_VIEW = { usual: 6, dear: 2 };

const LINKS = 'a[href^="#/"]';

async function prefetch(href: string): Promise<void> {
  const { path } = splitHash(href);
  const screen = (await findMatch(path))?.route.screen;
  await screen?.load();
  const next = await screen?.redirectTo(path);
  if (next !== undefined) await prefetch(`#${next}`);
}

/** The Network Information API, where the browser has it; Safari and Firefox do not. */
interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns the maximum number of pages to prefetch without a user's intent. */
function maxInView(): number {
  const { saveData = false, effectiveType = '4g' }: ConnectionInfo =
    Reflect.get(navigator, 'connection') ?? {};
  return saveData || effectiveType !== '4g' ? MAX_IN_VIEW.dear : MAX_IN_VIEW.usual;
}

/** Prefetches the pages of links in view while the browser is idle; returns the cleanup function. */
function prefetchInView(): () => void {
  const known = new Set<string>();
  const maxCount = maxInView();
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const href = target.getAttribute('href') ?? '';
      // Many links lead to the same kind of page, such as all courses of a list.
      const kind = splitHash(href).path.replace(/\/\d+/g, '');
      if (known.has(kind) || known.size >= maxCount) continue;
      known.add(kind);
      whenIdle(() => prefetch(href).catch(() => undefined));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll(`main ${LINKS}`)) seen.observe(link);
  };
  let forget = whenIdle(watch);
  // The links of the next page exist once the browser is idle again.
  const stopFollowing = onAddressChange(() => {
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
 * Prefetches a page's code when the user hovers over, touches or focuses a link to it, and that of some pages
 * when a link to them is in view. One set of listeners serves all links; returns the cleanup function.
 */
export function prefetchLinks(): () => void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
    // A failed prefetch is not shown: the page itself retries and shows its failure.
    if (link !== null) prefetch(link.getAttribute('href') ?? '').catch(() => undefined);
  };
  const eventNames = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const sign of eventNames) document.addEventListener(sign, handle, { passive: true });
  const stopViewing = prefetchInView();
  return () => {
    for (const sign of eventNames) document.removeEventListener(sign, handle);
    stopViewing();
  };
}
