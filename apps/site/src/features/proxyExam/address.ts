import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { signStates } from './proxyExam.model.ts';

/** What the list shows. */
export type SignsFilter = ReadBy<typeof filterOf>;

const LIST = '#/personal/course/apply';

/** Reads the filter out of the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    state: oneOf(query.get('state'), signStates, undefined),
    keyword: query.get('keyword') ?? '',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the list's address. */
export const signsHref = ({ state, keyword, page }: SignsFilter): string =>
  withQuery(LIST, { state, keyword, page });

/** The list with nothing filtered. */
export const ALL_SIGNS = LIST;

/** Tells whether the address asks for what is due, as the study entry's does. */
export const asksForDue = (search: string): boolean => new URLSearchParams(search).get('apply') === 'true';

/**
 * Reads the lesson that a student came from and goes back to; empty where the address names none. Only
 * lessons of this site are taken.
 */
export function lessonBefore(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/class\/[^#]*$/.test(from) ? `#${from}` : '';
}

/** Writes the address of one registration, with the lesson to go back to. */
export const signHref = (itemId: string, lesson = ''): string =>
  withQuery(`${LIST}/${encodeURIComponent(itemId)}`, { from: lesson.slice(1) });
