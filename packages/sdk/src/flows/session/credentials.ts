/** What an address may carry for logging in, and the address without it. */
export interface Credentials {
  /** To be exchanged for a token; empty when there is none. */
  readonly code: string;
  /** Empty when there is none. */
  readonly token: string;
  /** The address without both. Show it before anything is asked: requests tell addresses on. */
  readonly cleanAddress: string;
}

const NAMES = ['code', 'token'] as const;

/** Takes code and token out of a query, leaving the rest to the letter; the first of each counts. */
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

/** Splits `head?query`; the query is empty without one. */
function splitQuery(part: string): [head: string, query: string] {
  const at = part.indexOf('?');
  return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
}

const joinQuery = (head: string, query: string): string => (query === '' ? head : `${head}?${query}`);

/**
 * Takes code and token out of an address, from the query before `#` and from the one after it; the
 * first one wins.
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
