import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The tabs of the list. */
export const tabs = ['all', 'now', 'upcoming', 'finished', 'booked'] as const;
export type OpenClassTab = (typeof tabs)[number];

/** The query of the list of open classes, all of which is in the address. */
export type OpenClassQuery = ReadBy<typeof readOpenClassQuery>;

/** Reads the query from the list's address; unknown values count as missing. */
export function readOpenClassQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    tab: oneOf(query.get('tab'), tabs, 'all'),
    /** Id of the category; empty for all. */
    category: query.get('category') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Returns the address of a list of open classes; defaults are left out. */
export const openClassesHref = ({ tab = 'all', category, page }: Partial<OpenClassQuery> = {}): string =>
  withQuery('#/openCourse', { tab: tab !== 'all' && tab, category, page });
