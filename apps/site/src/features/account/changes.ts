import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** Directions of a change of points or money. */
export const directions = ['in', 'out'] as const;

/** The direction of a change. */
export type Direction = (typeof directions)[number];

/** The filter of a list of changes. */
export type ChangesFilter = ReadBy<typeof filterOf>;

/** Changes per page. */
export const CHANGES_PER_PAGE = 15;

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return { direction: oneOf(query.get('direction'), directions, undefined), page: pageOf(query) };
}

/** Converts a filter into the input of the server's calls. */
export const toChangesInput = ({ direction, page }: ChangesFilter) => ({
  pageNo: page,
  pageSize: CHANGES_PER_PAGE,
  ...(direction !== undefined && { direction }),
});
