/** Maximum page number; no school's list has more, so a larger number does not come from the site. */
const LAST = 10_000;

/** Reads a list's page number from an address (`?page=2`), from 1; any other value counts as missing. */
export function pageOf(search: string | URLSearchParams): number {
  const named = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,5}$/.test(named) ? Number(named) : 1;
  return page >= 1 && page <= LAST ? page : 1;
}
