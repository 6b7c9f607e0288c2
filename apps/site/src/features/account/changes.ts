import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** Which way points or money went. */
export const directions = ['in', 'out'] as const;

/** A way that points or money go. */
export type Direction = (typeof directions)[number];

/** What a list of changes shows. */
export type ChangesFilter = ReadBy<typeof filterOf>;

/** Changes on a page. */
export const CHANGES_PER_PAGE = 15;

/** Reads the filter out of the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return { direction: oneOf(query.get('direction'), directions, undefined), page: pageOf(query) };
}

/** Lays a filter out as the server is asked. */
export const askedBy = ({ direction, page }: ChangesFilter) => ({
  pageNo: page,
  pageSize: CHANGES_PER_PAGE,
  ...(direction !== undefined && { direction }),
});
