import { USER_CACHE_PREFIX } from '../src/shared/offline/names.ts';
import { deleteWhere, readFromCache, writeToCache, PICTURES, repliesOf } from './caches.ts';
import { isGood, type CachedCall } from './cachedCalls.ts';
import { fromNetwork, notifyPages } from './network.ts';

const MAX_REPLIES = 200;
const MAX_PICTURES = 150;
/** Statuses that mean that the session has ended or access is denied. */
const SESSION_ENDED: readonly number[] = [401, 403, 409, 550];
/** Paths of files and pictures of the school that any page shows. */
const PICTURE_PATH = /^\/(media|files)\//;

/** Name of the only reply cache in use; undefined until the first cached call. */
let current: string | undefined;
/** Number of times that all caches were deleted, so that replies requested before are not cached. */
let clearCount = 0;

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the cache name of a request's sender: unique per student and school; a digest, so that it does not
 * reveal the token.
 */
const cacheOf = async ({ headers }: Request): Promise<string> =>
  repliesOf(
    await digest(
      JSON.stringify(['Authorization', 'companyId', 'schoolId'].map((name) => headers.get(name) ?? '')),
    ),
  );

/** Returns the cache key of a request: the address, with a digest of the body if there is one. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const url = new URL(request.url);
  url.searchParams.append('body', await digest(await request.clone().text()));
  return url.href;
}

/** Deletes everything that was shown to earlier users. */
export async function clearReplies(): Promise<void> {
  clearCount += 1;
  current = undefined;
  await deleteWhere((name) => name.startsWith(USER_CACHE_PREFIX));
}

/** Makes one student's cache the only one. */
async function selectCache(name: string): Promise<void> {
  if (current === name) return;
  current = name;
  const names = await caches.keys();
  if (names.some((each) => each.startsWith(USER_CACHE_PREFIX) && each !== PICTURES && each !== name))
    await deleteWhere((each) => each.startsWith(USER_CACHE_PREFIX) && each !== name);
}

async function keep(
  name: string,
  key: string,
  reply: Response,
  maxEntries: number,
  turn: number,
): Promise<void> {
  if (turn !== clearCount) return;
  await writeToCache(name, key, reply, maxEntries);
  const isStale = turn !== clearCount || (name !== PICTURES && name !== current);
  if (isStale) await caches.delete(name);
}

/** Returns the network's reply, or the one shown to the same student before if the back end cannot be reached. */
export async function replyFor(event: FetchEvent, call: CachedCall): Promise<Response> {
  const { request } = event;
  const turn = clearCount;
  const named = Promise.all([cacheOf(request), keyOf(request)]);
  try {
    const reply = await fromNetwork(fetch(request));
    const copy = reply.clone();
    const read = reply.clone();
    const note = async () => {
      const [name, key] = await named;
      if (SESSION_ENDED.includes(copy.status)) return clearReplies();
      if (turn !== clearCount) return undefined;
      await selectCache(name);
      return (await isGood(read, call)) ? keep(name, key, copy, MAX_REPLIES, turn) : undefined;
    };
    event.waitUntil(note());
    return reply;
  } catch (error) {
    // The sender no longer wants the reply.
    if (request.signal.aborted) throw error;
    const [name, key] = await named;
    const found = await readFromCache(name, key);
    if (found === undefined) throw error;
    await notifyPages('cached');
    return found;
  }
}

/** Whether a request is for a picture of the school. */
export const isPicture = ({ destination }: Request, { origin, pathname }: URL): boolean =>
  destination === 'image' && origin === location.origin && PICTURE_PATH.test(pathname);

/** Returns a picture from the network, or the cached one if it cannot be reached. */
export async function pictureFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const turn = clearCount;
  try {
    const reply = await fetch(request);
    if (reply.ok) event.waitUntil(keep(PICTURES, request.url, reply.clone(), MAX_PICTURES, turn));
    return reply;
  } catch (error) {
    const found = await readFromCache(PICTURES, request.url);
    if (found === undefined) throw error;
    return found;
  }
}
