import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';

/** What can be found, in the order in which it is shown. */
export const KINDS = ['course', 'plan', 'teacher', 'question', 'news', 'note'] as const;
export type Kind = (typeof KINDS)[number];

/** What the page of results shows; all of it stands in the address. */
export interface SearchQuery {
  readonly text: string;
  /** Empty for all. */
  readonly kind: Kind | '';
  /** From 1; of one kind alone. */
  readonly page: number;
}

/** Reads the query of the address; whatever is unknown there counts as not said. */
export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  return {
    text: textOf(query, 'text'),
    kind: oneOf(query.get('kind'), KINDS, ''),
    page: pageOf(query),
  };
}

/** The address of what a text finds. Courses have a page of their own, with filters. */
export function searchHref({ text = '', kind = '', page }: Partial<SearchQuery>): string {
  if (kind === 'course') return withQuery('#/course/list', { courseName: text });
  return withQuery('#/search', text === '' ? {} : { text, kind, page });
}
