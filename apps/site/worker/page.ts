import { findIn, keepIn, PAGE } from './caches.ts';
import { fromNetwork, tellPages } from './network.ts';

/** Where the one page of the site is delivered; what it shows stands behind the hash. */
const DELIVERED: readonly string[] = ['/', '/index.html', '/wap'];
/** What the server has besides pages of the site. */
const OTHERS = /^\/(s|sandbox|media|files|docs)\//;
/** The page is kept under this address, without anything of the one that it was asked by. */
const KEY = '/';

/** Tells whether a page of the site is opened. */
export const isPage = ({ mode }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && !OTHERS.test(pathname);

/** When the page was kept last, in ms since this worker began. */
let cachedAt = Number.NEGATIVE_INFINITY;
/** A page that is kept since then is the one that is open, in milliseconds. */
const FRESH_MS = 60_000;

function keep(reply: Response): Promise<void> {
  cachedAt = performance.now();
  return keepIn(PAGE, KEY, reply, 1);
}

/** Gives the page as the server has it now, and what is kept of it alone where the server is not reached. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  try {
    const reply = await fromNetwork(preloaded.then((sent) => sent ?? fetch(event.request)));
    // Another address may name a school or a log-in.
    if (reply.ok && pathname === KEY && search === '') event.waitUntil(keep(reply.clone()));
    return reply;
  } catch (error) {
    const found = await findIn(PAGE, KEY);
    if (found === undefined) throw error;
    await tellPages('cached');
    return DELIVERED.includes(pathname)
      ? found
      : Response.redirect(`${location.origin}${KEY}#${pathname}${search}`);
  }
}

/** Keeps the page for a reader who came by another address than the site's own. */
export async function keepPage(): Promise<void> {
  if (performance.now() - cachedAt < FRESH_MS) return;
  const reply = await fetch(KEY);
  if (reply.ok) await keep(reply);
}
