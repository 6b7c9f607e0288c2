import { oneOf } from '@lectern/sdk';
import type { CourseSort } from '@lectern/sdk/endpoints/catalogue';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { textOf } from '../../../shared/routes/textOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';

/** What the course list shows; all of it stands in the address. */
export interface ListQuery {
  readonly courseName: string;
  /** A category's id; empty for all. */
  readonly category: string;
  readonly price: 'free' | 'paid' | '';
  /** The least it may cost, in yuan; empty for any. */
  readonly from: string;
  /** The most it may cost, in yuan; empty for any. */
  readonly to: string;
  readonly kind: 'live' | 'recorded' | '';
  readonly type: 'course' | 'package' | '';
  readonly sort: CourseSort;
  /** From 1. */
  readonly page: number;
}

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
export function readListQuery(search: string, isOfPackages: boolean): ListQuery {
  const query = new URLSearchParams(search);
  return {
    courseName: textOf(query, 'courseName'),
    category: query.get('category') ?? '',
    price: query.get('free') === '1' ? 'free' : oneOf(query.get('price'), ['free', 'paid'], ''),
    // What costs nothing costs more than that: no limit at all.
    from: yuanOf(query.get('from')).replace(/^0$/, ''),
    to: yuanOf(query.get('to')),
    kind: oneOf(query.get('kind'), ['live', 'recorded'], ''),
    type: isOfPackages ? 'package' : oneOf(query.get('type'), ['course', 'package'], ''),
    sort: oneOf(query.get('sort'), ['popular', 'newest', 'priceUp', 'priceDown'], 'popular'),
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
