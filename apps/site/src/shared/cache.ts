import { subscribe } from 'valtio/vanilla';
import { ports } from './ports.ts';
import { session } from './session/session.store.ts';

/** Maximum number of cached values. */
const MAX_ENTRIES = 40;
/** Maximum age of a cached value, in milliseconds. */
const MAX_AGE_MS = 5 * 60_000;

interface Cached {
  readonly value: object;
  readonly cachedAt: number;
}

/** Values shown recently, the latest last; all belong to one student and one school. */
const cache = new Map<string, Cached>();

const currentOwner = (): string => JSON.stringify([session.token, session.companyId, session.schoolId]);
let owner = currentOwner();

function clearIfOwnerChanged(): void {
  if (owner === currentOwner()) return;
  cache.clear();
  owner = currentOwner();
}
// Notified synchronously: a student's data must be removed as soon as they log out, not on the next read.
subscribe(session, clearIfOwnerChanged, true);

/** Returns the value cached under a name within the last minutes for the same student and school. */
export function readCache(name: string): object | undefined {
  clearIfOwnerChanged();
  const found = cache.get(name);
  return found !== undefined && ports.now() - found.cachedAt < MAX_AGE_MS ? found.value : undefined;
}

/**
 * Returns the function that caches a value requested now; it caches nothing if the student or school has
 * changed meanwhile.
 */
export function cacheWriter(name: string): (value: object) => void {
  const asker = currentOwner();
  return (value) => {
    clearIfOwnerChanged();
    // A server renders for everybody, so it caches nothing.
    if (asker !== owner || typeof document === 'undefined') return;
    cache.delete(name);
    cache.set(name, { value, cachedAt: ports.now() });
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_ENTRIES) break;
      cache.delete(oldest);
    }
  };
}

/** Clears the cache: after a change made by the student, no earlier value may be shown. */
export const clearCache = (): void => cache.clear();
