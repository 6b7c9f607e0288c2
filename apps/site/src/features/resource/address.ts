import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The kinds of files by which lists are filtered. */
export const kinds = ['pdf', 'docs', 'image', 'audio', 'video', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** The orders of a list of files. */
export const orders = ['newest', 'popular'] as const;

/** The query of the list, all of which is in the address. */
export type ResourceQuery = ReadBy<typeof readResourceQuery>;

const LIST = '#/resourceSharing/list';

/** Address of the student's own files, where new ones are added. */
export const OWN = '#/resourceSharing/mine';
export const SHARE = '#/resourceSharing/share';

/** Reads the query from the list's address; unknown values count as missing. */
export function readResourceQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    keyword: textOf(query, 'keyword'),
    kind: oneOf(query.get('kind'), kinds, undefined),
    /** Id of the subject; empty for all. */
    subject: query.get('subject') ?? '',
    /** True leaves out files that the school itself shares. */
    isOfStudents: query.get('from') === 'students',
    order: oneOf(query.get('order'), orders, 'newest'),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Returns the address of the list; defaults are left out. */
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

/** Returns the address of a page of the student's own files. */
export const ownHref = (filter: { readonly page: number }): string => withQuery(OWN, filter);

/** Returns the address of a file's page. */
export const resourceHref = (id: string): string => `#/resourceSharing/detail/${encodeURIComponent(id)}`;
