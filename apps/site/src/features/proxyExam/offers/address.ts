import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { offerStates } from './offers.model.ts';

/** The query of the list of exams on offer, all of which is in the address. */
export type OffersQuery = ReadBy<typeof readOffersQuery>;

const LIST = '#/apply';

/** Reads the query from the list's address; unknown values count as missing. */
export function readOffersQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    /** Undefined for all. */
    state: oneOf(query.get('state'), offerStates, undefined),
    keyword: query.get('keyword') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Returns the address of the list; defaults are left out. */
export const offersHref = ({ state, keyword, page }: Partial<OffersQuery> = {}): string =>
  withQuery(LIST, { state, keyword, page });

/** Returns the address of an exam on offer. */
export const offerHref = (itemId: string): string => `#/applydetail/${encodeURIComponent(itemId)}`;
