import { find } from '@lectern/sdk/endpoints/search';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import type { SearchQuery } from './address.ts';
import { readResults } from './found.model.ts';

/** Number of results per kind on the page of all kinds, among the suggestions, and on the page of one kind. */
const PER_KIND = 5;
const MAX_SUGGESTIONS = 3;
export const PER_PAGE = 20;

const ask = async (text: string, more: { kind?: SearchQuery['kind']; pageNo?: number; pageSize: number }) => {
  const { kind = '', ...page } = more;
  return readResults(await request(find, { text, ...page, ...(kind !== '' && { kind }) }));
};

/** The results of a search: the best of all kinds, or a page of one. */
export const [results, showResults] = loadable(
  ({ text, kind, page }: SearchQuery) =>
    kind === '' ? ask(text, { pageSize: PER_KIND }) : ask(text, { kind, pageNo: page, pageSize: PER_PAGE }),
  { name: 'search' },
);

/** The suggestions for what was typed so far. */
export const [suggestions, showSuggestions] = loadable(
  (text: string) => ask(text, { pageSize: MAX_SUGGESTIONS }),
  { name: 'suggestions' },
);

/** Clears the suggestions. */
export function clearSuggestions(): void {
  suggestions.status = 'idle';
  suggestions.value = undefined;
}
