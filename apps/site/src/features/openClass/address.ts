import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The tabs of the list. */
export const tabs = ['all', 'now', 'upcoming', 'finished', 'booked'] as const;
export type OpenClassTab = (typeof tabs)[number];

/** What the list of open classes shows; all of it stands in the address. */
export type OpenClassQuery = ReadBy<typeof readOpenClassQuery>;

/** Reads the query of the list's address; whatever is unknown there counts as not said. */
export function readOpenClassQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    tab: oneOf(query.get('tab'), tabs, 'all'),
    /** A category's id; empty for all. */
    category: query.get('category') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes the address of a list of open classes; what is not chosen is left out. */
export const openClassesHref = ({ tab = 'all', category, page }: Partial<OpenClassQuery> = {}): string =>
  withQuery('#/openCourse', { tab: tab !== 'all' && tab, category, page });
