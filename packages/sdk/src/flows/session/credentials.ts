/** Credentials found in an address, and the address without them. */
export interface Credentials {
  /** To be exchanged for a token; empty where there is none. */
  readonly code: string;
  /** Token of the log-in; empty where there is none. */
  readonly token: string;
  /**
   * The address without both. Replace the page's address with it before any request, since requests leak the
   * address as referrer.
   */
  readonly cleanAddress: string;
}

const NAMES = ['code', 'token'] as const;

/** Removes code and token from a query, and leaves the rest unchanged; of each, the first occurrence is returned. */
function takeFrom(query: string): { readonly rest: string; readonly found: Map<string, string> } {
  const found = new Map<string, string>();
  const rest = query.split('&').filter((pair) => {
    const name = pair.split('=', 1)[0] ?? '';
    if (!NAMES.some((each) => each === name)) return true;
    const value = new URLSearchParams(pair).get(name) ?? '';
    if (value !== '' && !found.has(name)) found.set(name, value);
    return false;
  });
  return { rest: rest.join('&'), found };
}

/** Splits `head?query`; without `?` the query is empty. */
function splitQuery(part: string): [head: string, query: string] {
  const at = part.indexOf('?');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}

const joinQuery = (head: string, query: string): string => (query === '' ? head : `${head}?${query}`);

/**
 * Removes code and token from an address, in the query before `#` and in the one after it. The first occurrence
 * of each is returned.
 * @param address a whole address, such as `location.href`.
 */
export function takeCredentials(address: string): Credentials {
  const at = address.indexOf('#');
  const [path, query] = splitQuery(at < 0 ? address : address.slice(0, at));
  const [route, routeQuery] = splitQuery(at < 0 ? '' : address.slice(at));
  const before = takeFrom(query);
  const after = takeFrom(routeQuery);
  const named = (name: string): string => before.found.get(name) ?? after.found.get(name) ?? '';
  return {
    code: named('code'),
    token: named('token'),
    cleanAddress: joinQuery(path, before.rest) + joinQuery(route, after.rest),
  };
}
