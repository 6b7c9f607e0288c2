import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** The views of the page: the school's questions, the student's own, the student's answers, or the form to ask. */
export const views = ['all', 'mine', 'answers', 'ask'] as const;
export type View = (typeof views)[number];

/** The orders of the school's questions. */
export const orders = ['newest', 'answered', 'unanswered'] as const;

/** The states by which the student's own questions are filtered. */
export const ownStates = ['waiting', 'answered'] as const;

/** The view of the page and its filters. */
export type AnswersQuery = ReadBy<typeof readQuery>;

const LIST = '#/answerslist/0';

/** Address of the school's questions without filters. */
export const ALL_QUESTIONS = LIST;

/** Address of the form to ask. */
export const ASK = `${LIST}?view=ask`;

/** Address of the student's own questions. */
export const MY_QUESTIONS = `${LIST}?view=mine`;

/** Reads view and filters from the page's query. */
export function readQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    view: oneOf(query.get('view'), views, 'all'),
    order: oneOf(query.get('order'), orders, 'newest'),
    /** Empty for all. */
    subject: query.get('subject') ?? '',
    state: oneOf(query.get('state'), ownStates, undefined),
    words: textOf(query, 'q'),
    /** From 1. */
    page: pageOf(query),
  };
}

/** Writes view and filters as the page's address. */
export const answersHref = ({
  view = 'all',
  order = 'newest',
  subject,
  state,
  words,
  page,
}: Partial<AnswersQuery>): string =>
  withQuery(LIST, {
    view: view !== 'all' && view,
    order: order !== 'newest' && order,
    subject,
    state,
    q: words,
    page,
  });

/** Returns the address of a question, or of a page of its answers. */
export const questionHref = (questionId: string, page = 1): string =>
  withQuery(`#/response/${encodeURIComponent(questionId)}`, { page });
