import { readFromCache, writeToCache, PAGE } from './caches.ts';
import { fromNetwork, notifyPages } from './network.ts';

/** Paths at which the site's single document is delivered; the page shown is in the hash. */
const DELIVERED: readonly string[] = ['/', '/index.html', '/wap'];
/** Paths on the server that are not pages of the site. */
const OTHERS = /^\/(s|sandbox|media|files|docs)\//;
/** Cache key of the document, without any parameters of the requested address. */
const KEY = '/';

/** Whether a request opens a page of the site. */
export const isPage = ({ mode }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && !OTHERS.test(pathname);

/** When the document was last cached, in ms since this worker started. */
let cachedAt = Number.NEGATIVE_INFINITY;
/** Age up to which the cached document is taken to be that of the open page, in milliseconds. */
const MAX_AGE_MS = 60_000;

function keep(reply: Response): Promise<void> {
  cachedAt = performance.now();
  return writeToCache(PAGE, KEY, reply, 1);
}

/** Returns the document from the server, or the cached one only if the server cannot be reached. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  try {
    const reply = await fromNetwork(preloaded.then((sent) => sent ?? fetch(event.request)));
    // Not cached for other addresses, which may contain a school or credentials.
    if (reply.ok && pathname === KEY && search === '') event.waitUntil(keep(reply.clone()));
    return reply;
  } catch (error) {
    const found = await readFromCache(PAGE, KEY);
    if (found === undefined) throw error;
    await notifyPages('cached');
    return DELIVERED.includes(pathname)
      ? found
      : Response.redirect(`${location.origin}${KEY}#${pathname}${search}`);
  }
}

/** Caches the document for a user who came by another address. */
export async function cachePage(): Promise<void> {
  if (performance.now() - cachedAt < MAX_AGE_MS) return;
  const reply = await fetch(KEY);
  if (reply.ok) await keep(reply);
}
