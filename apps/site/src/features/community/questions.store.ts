import type { Reply } from '@lectern/sdk';
import {
  askableCourses,
  myAnswers,
  myQuestionCount,
  myQuestions,
  questions,
  subjects,
  unreadCount,
  type QuestionCounts,
} from '@lectern/sdk/endpoints/community';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import { readRows } from '../../shared/rows.ts';
import { isLoggedIn, session } from '../../shared/session/session.store.ts';
import type { AnswersQuery } from './address.ts';
import {
  readOwnAnswer,
  readOwnQuestion,
  readQuestion,
  readSubjects,
  type Subject,
} from './community.model.ts';

/** Entries per page, in all lists. */
export const PER_PAGE = 15;

/** Data shown around the lists: subjects, courses and the student's numbers. A part that fails is left out. */
export interface QuestionsContext {
  /** Undefined until loaded. */
  subjects: readonly Subject[] | undefined;
  /** Number of the student's questions per state; undefined until loaded. */
  counts: { readonly all: number; readonly waiting: number; readonly answered: number } | undefined;
  /** Number of answers that the student has not seen. */
  unread: number;
  /** The student's courses; undefined until loaded. */
  courses: readonly { readonly id: string; readonly name: string }[] | undefined;
}

export const questionsContext = proxy<QuestionsContext>({
  subjects: undefined,
  counts: undefined,
  unread: 0,
  courses: undefined,
});

/** A page of the school's questions. */
export const [schoolQuestions, showQuestions] = loadable(
  async ({ order, subject, words, page }: AnswersQuery) =>
    readRows(
      await request(questions, {
        order,
        pageNo: page,
        pageSize: PER_PAGE,
        ...(subject !== '' && { categoryId: subject }),
        ...(words !== '' && { keyword: words }),
      }),
      readQuestion,
    ),
  { name: 'questions' },
);

/** A page of the student's questions. */
export const [ownQuestions, showOwnQuestions] = loadable(
  async ({ state, words, page }: AnswersQuery) =>
    readRows(
      await request(myQuestions, {
        pageNo: page,
        pageSize: PER_PAGE,
        ...(state !== undefined && { answeredFlag: state === 'answered' ? (1 as const) : (0 as const) }),
        ...(words !== '' && { keyword: words }),
      }),
      readOwnQuestion,
    ),
  { name: 'own questions' },
);

/** A page of the student's answers. */
export const [ownAnswers, showOwnAnswers] = loadable(
  async ({ words, page }: AnswersQuery) =>
    readRows(
      await request(myAnswers, { pageNo: page, pageSize: PER_PAGE, ...(words !== '' && { keyword: words }) }),
      readOwnAnswer,
    ),
  { name: 'own answers' },
);

/** Loads the subjects once. */
export const loadSubjects = prefetched(async (): Promise<void> => {
  if (questionsContext.subjects !== undefined && questionsContext.subjects.length > 0) return;
  const [reply] = await Promise.allSettled([request(subjects, {})]);
  questionsContext.subjects = ref(reply.status === 'fulfilled' ? readSubjects(reply.value) : []);
});

const readCounts = (reply: Reply<QuestionCounts>) => ({
  all: reply.all ?? 0,
  waiting: reply.waiting ?? 0,
  answered: reply.answered ?? 0,
});

/** Loads the student's numbers; a visitor has none. */
export const loadNumbers = prefetched(async (): Promise<void> => {
  if (!isLoggedIn()) {
    Object.assign(questionsContext, { counts: undefined, unread: 0 });
    return;
  }
  const [counts, unread] = await Promise.allSettled([request(myQuestionCount, {}), request(unreadCount, {})]);
  if (counts.status === 'fulfilled') questionsContext.counts = readCounts(counts.value);
  if (unread.status === 'fulfilled') questionsContext.unread = unread.value.count ?? 0;
});

/** Loads the student's courses, to which a question may belong; a visitor has none. */
export const loadCourses = prefetched(async (): Promise<void> => {
  const { token } = session;
  if (token === '') {
    questionsContext.courses = ref([]);
    return;
  }
  const [reply] = await Promise.allSettled([request(askableCourses, {})]);
  if (session.token !== token) return;
  const courses = (reply.status === 'fulfilled' ? reply.value : []).map(({ classTypeId, courseName }) => ({
    id: classTypeId ?? '',
    name: courseName ?? '',
  }));
  questionsContext.courses = ref(courses.filter(({ id, name }) => id !== '' && name !== ''));
});
