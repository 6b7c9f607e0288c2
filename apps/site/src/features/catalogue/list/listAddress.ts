import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { textOf } from '../../../shared/routes/textOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** What the course list shows; all of it stands in the address. */
export type ListQuery = ReadBy<typeof readListQuery>;

/** The list without any filter. */
export const everything: ListQuery = {
  courseName: '',
  category: '',
  price: '',
  from: '',
  to: '',
  kind: '',
  type: '',
  sort: 'popular',
  page: 1,
};

/** Reads a price in yuan. */
const yuanOf = (said: string | null): string => (/^(0|[1-9]\d{0,5})$/.test(said ?? '') ? (said ?? '') : '');

/**
 * Reads the query of the address; whatever is unknown there counts as not said.
 * @param isOfPackages whether it is that of the list of packages.
 */
export function readListQuery(search: string, isOfPackages: boolean) {
  const query = new URLSearchParams(search);
  return {
    courseName: textOf(query, 'courseName'),
    /** A category's id; empty for all. */
    category: query.get('category') ?? '',
    price: query.get('free') === '1' ? ('free' as const) : oneOf(query.get('price'), ['free', 'paid'], ''),
    // What costs nothing costs more than that: no limit at all.
    /** The least it may cost, in yuan; empty for any. */
    from: yuanOf(query.get('from')).replace(/^0$/, ''),
    /** The most it may cost, in yuan; empty for any. */
    to: yuanOf(query.get('to')),
    kind: oneOf(query.get('kind'), ['live', 'recorded'], ''),
    type: isOfPackages ? ('package' as const) : oneOf(query.get('type'), ['course', 'package'], ''),
    sort: oneOf(query.get('sort'), ['popular', 'newest', 'priceUp', 'priceDown'], 'popular'),
    /** From 1. */
    page: pageOf(query),
  };
}

/**
 * Writes the address of a list; what is not chosen is left out.
 * @param isOfPackages whether the list of packages is left only for what it does not have.
 */
export function listHref(query: Partial<ListQuery>, isOfPackages = false): string {
  const isTheirs = isOfPackages && query.type === 'package';
  const said = { ...everything, ...query };
  return withQuery(isTheirs ? '#/coursePackage/list' : '#/course/list', {
    ...said,
    sort: said.sort !== 'popular' && said.sort,
    type: !isTheirs && said.type,
  });
}

/** Changes some filters; any change but of the page leads back to the first page. */
export function refine(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}
