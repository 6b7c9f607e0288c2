/** What a student looks for is no longer, in characters. */
const LONGEST = 100;

/** Reads what was typed out of the query of an address (`?keyword=税法`); empty where it does not say. */
export const textOf = (query: URLSearchParams, name: string): string =>
  [...(query.get(name) ?? '').trim()].slice(0, LONGEST).join('');
