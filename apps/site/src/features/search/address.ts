import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** What can be found, in the order in which it is shown. */
export const KINDS = ['course', 'plan', 'teacher', 'question', 'news', 'note'] as const;
export type Kind = (typeof KINDS)[number];

/** What the page of results shows; all of it stands in the address. */
export type SearchQuery = ReadBy<typeof readSearchQuery>;

/** Reads the query of the address; whatever is unknown there counts as not said. */
export function readSearchQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    text: textOf(query, 'text'),
    /** Empty for all. */
    kind: oneOf(query.get('kind'), KINDS, ''),
    /** From 1; of one kind alone. */
    page: pageOf(query),
  };
}

/** The address of what a text finds. Courses have a page of their own, with filters. */
export function searchHref({ text = '', kind = '', page }: Partial<SearchQuery>): string {
  if (kind === 'course') return withQuery('#/course/list', { courseName: text });
  return withQuery('#/search', text === '' ? {} : { text, kind, page });
}
