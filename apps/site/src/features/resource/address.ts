import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** Kinds of files, as lists are filtered by them. */
export const kinds = ['pdf', 'docs', 'image', 'audio', 'video', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** How files are ordered. */
export const orders = ['newest', 'popular'] as const;

/** What the list shows; all of it stands in the address. */
export type ResourceQuery = ReadBy<typeof readResourceQuery>;

const LIST = '#/resourceSharing/list';

/** The student's own files, and where others are added. */
export const OWN = '#/resourceSharing/mine';
export const SHARE = '#/resourceSharing/share';

/** Reads the query of the list's address; whatever is unknown there counts as not said. */
export function readResourceQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    keyword: textOf(query, 'keyword'),
    kind: oneOf(query.get('kind'), kinds, undefined),
    /** A subject's id; empty for all. */
    subject: query.get('subject') ?? '',
    /** True leaves out what the school itself shares. */
    isOfStudents: query.get('from') === 'students',
    order: oneOf(query.get('order'), orders, 'newest'),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes the address of the list; what is not chosen is left out. */
export const resourcesHref = ({
  keyword,
  kind,
  subject,
  isOfStudents,
  order = 'newest',
  page,
}: Partial<ResourceQuery> = {}): string =>
  withQuery(LIST, {
    keyword,
    kind,
    subject,
    from: isOfStudents && 'students',
    order: order !== 'newest' && order,
    page,
  });

/** Writes the address of a page of the student's own files. */
export const ownHref = (filter: { readonly page: number }): string => withQuery(OWN, filter);

/** Writes the address of a file's page. */
export const resourceHref = (id: string): string => `#/resourceSharing/detail/${encodeURIComponent(id)}`;
