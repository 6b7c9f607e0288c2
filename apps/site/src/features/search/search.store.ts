import { find } from '@lectern/sdk/endpoints/search';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import type { SearchQuery } from './address.ts';
import { readResults, type Results } from './found.model.ts';

/** Number of results per kind on the page of all kinds, among the suggestions, and on the page of one kind. */
const PER_KIND = 5;
const MAX_SUGGESTIONS = 3;
export const PER_PAGE = 20;

const found = loadable<Results>();
const suggestionList = loadable<Results>();

/** The results page. */
export const results = found.state;
/** The suggestions while typing. */
export const suggestions = suggestionList.state;

const ask = async (text: string, more: { kind?: SearchQuery['kind']; pageNo?: number; pageSize: number }) => {
  const { kind = '', ...page } = more;
  return readResults(await request(find, { text, ...page, ...(kind !== '' && { kind }) }));
};

/** Loads the results of a search: the best of all kinds, or a page of one. */
export const showResults = prefetched(({ text, kind, page }: SearchQuery): Promise<void> =>
  found.load(
    () =>
      kind === '' ? ask(text, { pageSize: PER_KIND }) : ask(text, { kind, pageNo: page, pageSize: PER_PAGE }),
    `search ${JSON.stringify([text, kind, page])}`,
  ),
);

/** Loads the suggestions for what was typed so far. */
export const showSuggestions = (text: string): Promise<void> =>
  suggestionList.load(() => ask(text, { pageSize: MAX_SUGGESTIONS }), `offers ${text}`);

/** Clears the suggestions. */
export function clearSuggestions(): void {
  suggestions.status = 'idle';
  suggestions.value = undefined;
}
