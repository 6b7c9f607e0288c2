import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { textOf } from '../../../shared/routes/textOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The query of the course list, all of which is in the address. */
export type ListQuery = ReadBy<typeof readListQuery>;

/** The query without any filter. */
export const unfilteredQuery: ListQuery = {
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
const yuanOf = (cents: string | null): string =>
  /^(0|[1-9]\d{0,5})$/.test(cents ?? '') ? (cents ?? '') : '';

/**
 * Reads the query from an address; unknown values count as missing.
 * @param isOfPackages whether it is the list of packages.
 */
export function readListQuery(search: string, isOfPackages: boolean) {
  const query = new URLSearchParams(search);
  return {
    courseName: textOf(query, 'courseName'),
    /** Id of the category; empty for all. */
    category: query.get('category') ?? '',
    price: query.get('free') === '1' ? ('free' as const) : oneOf(query.get('price'), ['free', 'paid'], ''),
    // A minimum of 0 is no limit.
    /** Minimum price in yuan; empty for any. */
    from: yuanOf(query.get('from')).replace(/^0$/, ''),
    /** Maximum price in yuan; empty for any. */
    to: yuanOf(query.get('to')),
    kind: oneOf(query.get('kind'), ['live', 'recorded'], ''),
    type: isOfPackages ? ('package' as const) : oneOf(query.get('type'), ['course', 'package'], ''),
    sort: oneOf(query.get('sort'), ['popular', 'newest', 'priceUp', 'priceDown'], 'popular'),
    /** From 1. */
    page: pageOf(query),
  };
}

/**
 * Returns the address of a list; defaults are left out.
 * @param isOfPackages whether to stay in the list of packages, unless the query needs a filter that it lacks.
 */
export function listHref(query: Partial<ListQuery>, isOfPackages = false): string {
  const isPackageList = isOfPackages && query.type === 'package';
  const values = { ...unfilteredQuery, ...query };
  return withQuery(isPackageList ? '#/coursePackage/list' : '#/course/list', {
    ...values,
    sort: values.sort !== 'popular' && values.sort,
    type: !isPackageList && values.type,
  });
}

/** Changes some filters; any change except of the page leads back to the first page. */
export function refine(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change };
}

/** Tells whether a query filters nothing; the list of packages is one without a filter. */
export const isUnfiltered = (query: ListQuery, isOfPackages: boolean): boolean =>
  listHref({ ...query, sort: 'popular', page: 1 }, isOfPackages) ===
  listHref({ type: isOfPackages ? 'package' : '' }, isOfPackages);
