/** What an address may say; `''`, `undefined` and `false` are not said. */
export type Said = Readonly<Record<string, string | number | false | undefined>>;

/**
 * Writes an address with a query: what is not said is left out, and the first page of a list as well. Words are written
 * by `encodeURIComponent` and not with a form's plus signs, as the platform writes the search address.
 */
export function withQuery(path: string, said: Said): string {
  const written = Object.entries(said)
    .filter(
      ([key, value]) =>
        value !== undefined && value !== '' && value !== false && !(key === 'page' && value === 1),
    )
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`);
  return written.length === 0 ? path : `${path}?${written.join('&')}`;
}
