import { USER_CACHE_PREFIX } from '../src/shared/offline/names.ts';

/**
 * Prefix of cache names. Its number is increased when the format changes; all caches of an earlier format are
 * then deleted.
 */
const PREFIX = 'lectern-1-';

/** The delivered page, which is the same for everybody. */
export const PAGE = `${PREFIX}page`;
/** Scripts and style sheets, whose names are content hashes. */
export const CODE = `${PREFIX}code`;
/** Pictures that were shown; deleted together with the replies. */
export const PICTURES = `${USER_CACHE_PREFIX}pictures`;
/** Returns the cache name of replies shown to one student, or to a visitor, in one school. */
export const repliesOf = (identity: string): string => `${USER_CACHE_PREFIX}${identity}`;

/** Deletes the caches whose names match a predicate. */
export async function deleteWhere(isOutdated: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOutdated).map((name) => caches.delete(name)));
}

/** Deletes caches of an earlier format. */
export const deleteOldFormats = (): Promise<void> =>
  deleteWhere((name) => !name.startsWith(PREFIX) && !name.startsWith(USER_CACHE_PREFIX));

/** Returns the cached reply of a key, ignoring `Vary`. */
export const readFromCache = (name: string, key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: name, ignoreVary: true });

/** Caches a reply under a key, without the request's headers; if there are too many, the oldest are deleted. */
export async function writeToCache(
  name: string,
  key: string,
  reply: Response,
  maxEntries: number,
): Promise<void> {
  const cache = await caches.open(name);
  // Deleted and added again, so that it becomes the newest.
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, reply);
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - maxEntries)).map((oldest) => cache.delete(oldest)),
  );
}
