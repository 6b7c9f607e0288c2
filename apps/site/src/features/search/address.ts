import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The kinds of results, in display order. */
export const KINDS = ['course', 'plan', 'teacher', 'question', 'news', 'note'] as const;
export type Kind = (typeof KINDS)[number];

/** The query of the results page, all of which is in the address. */
export type SearchQuery = ReadBy<typeof readSearchQuery>;

/** Reads the query from the address; unknown values count as missing. */
export function readSearchQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    text: textOf(query, 'text'),
    /** Empty for all. */
    kind: oneOf(query.get('kind'), KINDS, ''),
    /** From 1; only for a single kind. */
    page: pageOf(query),
  };
}

/** Returns the address of search results. Courses have a page of their own, with filters. */
export function searchHref({ text = '', kind = '', page }: Partial<SearchQuery>): string {
  if (kind === 'course') return withQuery('#/course/list', { courseName: text });
  return withQuery('#/search', text === '' ? {} : { text, kind, page });
}
