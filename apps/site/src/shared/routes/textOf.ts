/** Maximum length of a search text, in characters. */
const MAX_LENGTH = 100;

/** Reads a typed text from the query of an address (`?keyword=税法`); empty if missing. */
export const textOf = (query: URLSearchParams, name: string): string =>
  [...(query.get(name) ?? '').trim()].slice(0, MAX_LENGTH).join('');
