/**
 * A reply that the delivered page's own script asked for, before any of the site's code was there, and what it asked:
 * method, address, body, token, school and company. Only who asks for the very same may have it. Behind a # in the address
 * stands what the page reads of its own one besides.
 */
type EarlyReply = readonly [reply: Promise<Response>, ...asked: readonly (string | undefined)[]];

/** Later than this a page asks anew, since what it asks about may have changed; in ms since it asked early. */
const FRESH_MS = 20_000;

/** When the last page asked early, in ms since the first began. */
let since = 0;

const isEarly = (value: unknown): value is EarlyReply => Array.isArray(value) && value[0] instanceof Promise;

const keyOf = (asked: readonly (string | null | undefined)[]): string =>
  JSON.stringify(asked.map((part) => part ?? ''));

/** What waits to be handed over; what is handed over is taken out of it. */
function waitingNow(): unknown[] {
  const early: unknown = Reflect.get(globalThis, 'lecternEarly');
  return Array.isArray(early) && performance.now() - since < FRESH_MS ? early : [];
}

/** A reply that nobody wants may fail without a word. */
function keepSilent(): void {
  for (const each of waitingNow()) if (isEarly(each)) each[0].catch(() => undefined);
}

/** Lets the delivered page's own script ask for another page; what the one before left lying is gone. */
export function askEarly(ask: () => void): void {
  ask();
  since = performance.now();
  keepSilent();
}

/**
 * Makes a `fetch` that hands over what was asked for early with the same address, body, student and school. What failed
 * early is asked for anew.
 */
export function earlyFetch(): typeof fetch {
  keepSilent();
  return async (request, init = {}) => {
    const headers = new Headers(init.headers);
    const who = ['Authorization', 'schoolId', 'companyId'].map((name) => headers.get(name));
    const body = typeof init.body === 'string' ? init.body : '';
    const key = keyOf([init.method, String(request), body, ...who]);
    const waiting = waitingNow();
    const early = waiting
      .filter(isEarly)
      .find(([, ...asked]) => keyOf(asked.map((part) => part?.replace(/#.*/, ''))) === key);
    if (early === undefined) return fetch(request, init);
    waiting.splice(waiting.indexOf(early), 1);
    init.signal?.throwIfAborted();
    return early[0].catch(() => fetch(request, init));
  };
}
