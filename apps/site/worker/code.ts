import { CODE, readFromCache, writeToCache } from './caches.ts';

/** Maximum number of cached files: those of all pages that one user visits, for a few builds. */
const MAX_FILES = 300;
const FOLDER = '/assets/';

/** Whether a request is for a file of the site's build. */
export const isCode = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith(FOLDER);

/** Returns a file of the build: its name is a content hash, so a cached one is as good as the server's. */
export async function codeFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await readFromCache(CODE, request.url);
  if (found !== undefined) return found;
  const reply = await fetch(request);
  if (reply.ok) event.waitUntil(writeToCache(CODE, request.url, reply.clone(), MAX_FILES));
  return reply;
}

/** Caches files that a page loaded before this worker was active; they come from the browser's HTTP cache. */
export async function cacheCode(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const url = new URL(file, location.origin);
    if (!isCode(url) || (await readFromCache(CODE, url.href)) !== undefined) continue;
    const reply = await fetch(url);
    if (reply.ok) await writeToCache(CODE, url.href, reply, MAX_FILES);
  }
}
