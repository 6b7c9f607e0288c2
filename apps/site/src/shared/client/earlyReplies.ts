/**
 * A reply that the delivered page's inline script requested before the site's code was loaded, and its key:
 * method, address, body, token, school and company. Only an identical request may use it. The part of the
 * address after # lists further query parameters that the page reads.
 */
type EarlyReply = readonly [reply: Promise<Response>, ...asked: readonly (string | undefined)[]];

/** Maximum age of an early reply in ms; after that a page sends its requests again, since the data may have changed. */
const MAX_AGE_MS = 20_000;

/** When the latest page sent its early requests, in ms since the time origin. */
let requestedAt = 0;

const isEarly = (value: unknown): value is EarlyReply => Array.isArray(value) && value[0] instanceof Promise;

const keyOf = (keyParts: readonly (string | null | undefined)[]): string =>
  JSON.stringify(keyParts.map((part) => part ?? ''));

/**
 * Returns the early replies that have not been used yet; empty if they are too old. Callers remove a reply they
 * use.
 */
function unusedReplies(): unknown[] {
  const early: unknown = Reflect.get(globalThis, 'lecternEarly');
  return Array.isArray(early) && performance.now() - requestedAt < MAX_AGE_MS ? early : [];
}

/** Prevents unhandled rejections of early replies that nobody uses. */
function ignoreRejections(): void {
  for (const each of unusedReplies()) if (isEarly(each)) each[0].catch(() => undefined);
}

/** Runs the inline script's requests for another page; they replace the unused replies of the previous page. */
export function runEarlyRequests(ask: () => void): void {
  ask();
  requestedAt = performance.now();
  ignoreRejections();
}

/**
 * Returns a `fetch` that answers from the early replies if address, body, student and school are the same. A
 * failed early request is sent again.
 */
export function earlyFetch(): typeof fetch {
  ignoreRejections();
  return async (request, init = {}) => {
    const headers = new Headers(init.headers);
    const identityHeaders = ['Authorization', 'schoolId', 'companyId'].map((name) => headers.get(name));
    const body = typeof init.body === 'string' ? init.body : '';
    const key = keyOf([init.method, String(request), body, ...identityHeaders]);
    const waiting = unusedReplies();
    const early = waiting
      .filter(isEarly)
      .find(([, ...keyParts]) => keyOf(keyParts.map((part) => part?.replace(/#.*/, ''))) === key);
    if (early === undefined) return fetch(request, init);
    waiting.splice(waiting.indexOf(early), 1);
    init.signal?.throwIfAborted();
    return early[0].catch(() => fetch(request, init));
  };
}
