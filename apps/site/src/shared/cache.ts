import { subscribe } from 'valtio/vanilla';
import { ports } from './ports.ts';
import { session } from './session/session.store.ts';

/** How many things that were shown are cache. */
const MOST = 40;
/** Older than this nothing is shown again, in milliseconds. */
const LONGEST_MS = 5 * 60_000;

interface Cached {
  readonly value: object;
  readonly cachedAt: number;
}

/** What was shown lately, the latest last; it is of one student and one school. */
const cache = new Map<string, Cached>();

const who = (): string => JSON.stringify([session.token, session.companyId, session.schoolId]);
let owner = who();

function forgetOthers(): void {
  if (owner === who()) return;
  cache.clear();
  owner = who();
}
// At once, and not only when somebody asks: what is of a student leaves the page with them.
subscribe(session, forgetOthers, true);

/** Gives what was shown under a name a few minutes ago to the same student in the same school. */
export function readCache(name: string): object | undefined {
  forgetOthers();
  const found = cache.get(name);
  return found !== undefined && ports.now() - found.cachedAt < LONGEST_MS ? found.value : undefined;
}

/** Makes the way to cache what is now asked for; where another student or school came meanwhile it caches nothing. */
export function cacheWriter(name: string): (value: object) => void {
  const asker = who();
  return (value) => {
    forgetOthers();
    // A server renders for everybody, and caches nothing.
    if (asker !== owner || typeof document === 'undefined') return;
    cache.delete(name);
    cache.set(name, { value, cachedAt: ports.now() });
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST) break;
      cache.delete(oldest);
    }
  };
}

/** Forgets all: after a change by the student nothing of before is shown again. */
export const clearCache = (): void => cache.clear();
