import { oneOf } from '../../shared/routes/oneOf.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';

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

/** The longest text that is sent, in characters. */
const LONGEST = 100;

/** Reads the query of the address; whatever is unknown there counts as not said. */
export function readSearchQuery(search: string): SearchQuery {
  const query = new URLSearchParams(search);
  return {
    text: [...(query.get('text') ?? '').trim()].slice(0, LONGEST).join(''),
    kind: oneOf(query.get('kind'), KINDS, ''),
    page: pageOf(query),
  };
}

/** The address of what a text finds. Courses have a page of their own, with filters. */
export function searchHref({ text, kind = '', page = 1 }: Partial<SearchQuery>): string {
  const words = encodeURIComponent(text ?? '');
  if (kind === 'course') return `#/course/list?courseName=${words}`;
  if (words === '') return '#/search';
  return `#/search?text=${words}${kind === '' ? '' : `&kind=${kind}`}${page > 1 ? `&page=${page}` : ''}`;
}
