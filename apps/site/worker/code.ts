import { CODE, findIn, keepIn } from './caches.ts';

/** Some builds' files of all pages that one reader sees. */
const MOST_FILES = 300;
const FOLDER = '/assets/';

/** Tells a file of the site's build. */
export const isCode = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.startsWith(FOLDER);

/** Gives a file of the build: its name is its content, so one that is kept is as good as the server's. */
export async function codeFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await findIn(CODE, request.url);
  if (found !== undefined) return found;
  const reply = await fetch(request);
  if (reply.ok) event.waitUntil(keepIn(CODE, request.url, reply.clone(), MOST_FILES));
  return reply;
}

/** Keeps files that a page loaded before this worker was there; the browser has them still. */
export async function keepCode(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const url = new URL(file, location.origin);
    if (!isCode(url) || (await findIn(CODE, url.href)) !== undefined) continue;
    const reply = await fetch(url);
    if (reply.ok) await keepIn(CODE, url.href, reply, MOST_FILES);
  }
}
