/** The path that `#` and `#/` lead to. */
export const HOME_PATH = '/home/index';

/** Splits the address in the hash into path and query (without `?`). */
export function splitHash(hash: string): { path: string; search: string } {
  const address = hash.replace(/^#/, '');
  const mark = address.indexOf('?');
  const path = mark === -1 ? address : address.slice(0, mark);
  const search = mark === -1 ? '' : address.slice(mark + 1);
  const clean = `/${path.replace(/^\/+|\/+$/g, '')}`;
  return { path: clean === '/' ? HOME_PATH : clean, search };
}
