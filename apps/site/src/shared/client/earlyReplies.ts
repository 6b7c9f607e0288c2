/**
 * A reply that the delivered page's own script asked for, before any of the site's code was there, and what it asked:
 * method, address, body, token, school and company. Only who asks for the very same may have it.
 */
type EarlyReply = readonly [reply: Promise<Response>, ...asked: readonly (string | undefined)[]];

/** Later than this a page asks anew, since what it asks about may have changed; in ms since the page began. */
const FRESH_MS = 20_000;

const isEarly = (value: unknown): value is EarlyReply => Array.isArray(value) && value[0] instanceof Promise;

const keyOf = (asked: readonly (string | null | undefined)[]): string =>
  JSON.stringify(asked.map((part) => part ?? ''));

/** What waits to be handed over. */
function readWaiting(): EarlyReply[] {
  const early: unknown = Reflect.get(globalThis, 'lecternEarly');
  const found = Array.isArray(early) ? early.filter(isEarly) : [];
  for (const [reply] of found) reply.catch(() => undefined);
  return found;
}

/**
 * Makes a `fetch` that hands over what was asked for early with the same address, body, student and school. What failed
 * early is asked for anew.
 */
export function earlyFetch(): typeof fetch {
  const waiting = readWaiting();
  return async (request, init = {}) => {
    const headers = new Headers(init.headers);
    const who = ['Authorization', 'schoolId', 'companyId'].map((name) => headers.get(name));
    const body = typeof init.body === 'string' ? init.body : '';
    const key = keyOf([init.method, String(request), body, ...who]);
    const at = performance.now() < FRESH_MS ? waiting.findIndex(([, ...asked]) => keyOf(asked) === key) : -1;
    const [early] = at === -1 ? [] : waiting.splice(at, 1);
    if (early === undefined) return fetch(request, init);
    init.signal?.throwIfAborted();
    return early[0].catch(() => fetch(request, init));
  };
}
