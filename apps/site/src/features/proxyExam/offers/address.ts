import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { offerStates } from './offers.model.ts';

/** What the list of exams on offer shows; all of it stands in the address. */
export type OffersQuery = ReadBy<typeof readOffersQuery>;

const LIST = '#/apply';

/** Reads the query of the list's address; whatever is unknown there counts as not said. */
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

/** Writes the address of the list; what is not chosen is left out. */
export const offersHref = ({ state, keyword, page }: Partial<OffersQuery> = {}): string =>
  withQuery(LIST, { state, keyword, page });

/** Writes the address of an exam on offer. */
export const offerHref = (itemId: string): string => `#/applydetail/${encodeURIComponent(itemId)}`;
