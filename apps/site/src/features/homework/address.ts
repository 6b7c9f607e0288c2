import type { HomeworkState } from '@lectern/sdk/endpoints/homework';
import { oneOf } from '../../shared/routes/oneOf.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
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
export function homeworksHref({
  state,
  lessonId = '',
  isPaper = false,
  page = 1,
}: Partial<HomeworkFilter>): string {
  const query = new URLSearchParams({
    ...(state !== undefined && { state }),
    ...(lessonId !== '' && { lessonId }),
    ...(isPaper && { kind: 'paper' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? LIST : `${LIST}?${query}`;
}

/** Writes the address of one piece of homework. */
export const homeworkHref = (homeworkId: string): string => `${LIST}/${encodeURIComponent(homeworkId)}`;
