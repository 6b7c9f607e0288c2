/** Values of a query; `''`, `undefined` and `false` are left out. */
export type QueryValues = Readonly<Record<string, string | number | false | undefined>>;

/**
 * Writes an address with a query. Empty values are left out, and so is a list's first page. Texts are encoded
 * by `encodeURIComponent`, not with a form's plus signs, since the platform writes the search address that way.
 */
export function withQuery(path: string, query: QueryValues): string {
  const parameters = Object.entries(query)
    .filter(
      ([key, value]) =>
        value !== undefined && value !== '' && value !== false && !(key === 'page' && value === 1),
    )
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`);
  return parameters.length === 0 ? path : `${path}?${parameters.join('&')}`;
}
