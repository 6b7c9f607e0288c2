import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { signStates } from './proxyExam.model.ts';

/** The filter of the list. */
export type SignsFilter = ReadBy<typeof filterOf>;

const LIST = '#/personal/course/apply';

/** Reads the filter from the page's query. */
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

/** Address of the list without filters. */
export const ALL_SIGNS = LIST;

/** Whether the address asks for the next due registration, as the lesson gate does. */
export const asksForDue = (search: string): boolean => new URLSearchParams(search).get('apply') === 'true';

/**
 * Reads the lesson that a student came from and will return to; empty if the address names none. Only lessons
 * of this site are accepted.
 */
export function lessonBefore(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^\/class\/[^#]*$/.test(from) ? `#${from}` : '';
}

/** Returns the address of a registration, with the lesson to return to. */
export const signHref = (itemId: string, lesson = ''): string =>
  withQuery(`${LIST}/${encodeURIComponent(itemId)}`, { from: lesson.slice(1) });
