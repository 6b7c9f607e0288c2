/** No list of a school has more pages; a number beyond it was not written by a link of the site. */
const LAST = 10_000;

/** Reads the page of a list that an address names (`?page=2`), from 1; whatever else stands there counts as not said. */
export function pageOf(search: string | URLSearchParams): number {
  const named = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,5}$/.test(named) ? Number(named) : 1;
  return page >= 1 && page <= LAST ? page : 1;
}
