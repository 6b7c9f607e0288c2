import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import { textOf } from '../../shared/routes/textOf.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** What the page shows: the school's questions, the student's own, their answers, or the form to ask. */
export const views = ['all', 'mine', 'answers', 'ask'] as const;
export type View = (typeof views)[number];

/** How the school's questions are ordered. */
export const orders = ['newest', 'answered', 'unanswered'] as const;

/** Which of the student's own questions are shown. */
export const ownStates = ['waiting', 'answered'] as const;

/** What the page shows of what. */
export type AnswersQuery = ReadBy<typeof readQuery>;

const LIST = '#/answerslist/0';

/** The school's questions with nothing filtered. */
export const ALL_QUESTIONS = LIST;

/** The form to ask. */
export const ASK = `${LIST}?view=ask`;

/** The student's own questions. */
export const MY_QUESTIONS = `${LIST}?view=mine`;

/** Reads what is shown out of the page's query. */
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

/** Writes what is shown as the page's address. */
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

/** Writes the address of a question, and of a page of its answers. */
export const questionHref = (questionId: string, page = 1): string =>
  withQuery(`#/response/${encodeURIComponent(questionId)}`, { page });
