import { oneOf } from '@lectern/sdk';
import type { HomeworkState } from '@lectern/sdk/endpoints/homework';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { homeworkStates } from './homework.model.ts';

/** What the list shows. */
export interface HomeworkFilter {
  readonly state: HomeworkState | undefined;
  /** Empty for all lessons. */
  readonly lessonId: string;
  /** Papers alone. */
  readonly isPaper: boolean;
  /** From 1. */
  readonly page: number;
}

const LIST = '#/personal/course/homework';

/** The list with nothing filtered. */
export const ALL_HOMEWORK = LIST;

/** Reads the filter out of the page's query. */
export function filterOf(search: string): HomeworkFilter {
  const query = new URLSearchParams(search);
  return {
    state: oneOf(query.get('state'), homeworkStates, undefined),
    lessonId: query.get('lessonId') ?? '',
    isPaper: query.get('kind') === 'paper',
    page: pageOf(query),
  };
}

/** Writes a filter as the list's address. */
export const homeworksHref = ({ state, lessonId, isPaper, page }: Partial<HomeworkFilter>): string =>
  withQuery(LIST, { state, lessonId, kind: isPaper && 'paper', page });

/** Writes the address of one piece of homework. */
export const homeworkHref = (homeworkId: string): string => `${LIST}/${encodeURIComponent(homeworkId)}`;
