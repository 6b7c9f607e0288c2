import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { homeworkStates } from './homework.model.ts';

/** The filter of the list. */
export type HomeworkFilter = ReadBy<typeof filterOf>;

const LIST = '#/personal/course/homework';

/** Address of the list without filters. */
export const ALL_HOMEWORK = LIST;

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return {
    state: oneOf(query.get('state'), homeworkStates, undefined),
    /** Empty for all lessons. */
    lessonId: query.get('lessonId') ?? '',
    /** Whether only papers are shown. */
    isPaper: query.get('kind') === 'paper',
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes a filter as the list's address. */
export const homeworksHref = ({ state, lessonId, isPaper, page }: Partial<HomeworkFilter>): string =>
  withQuery(LIST, { state, lessonId, kind: isPaper && 'paper', page });

/** Returns the address of one piece of homework. */
export const homeworkHref = (homeworkId: string): string => `${LIST}/${encodeURIComponent(homeworkId)}`;
