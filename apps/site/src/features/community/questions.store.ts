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
import { readRows, type Rows } from '../../shared/rows.ts';
import { session } from '../../shared/session/session.store.ts';
import type { AnswersQuery } from './address.ts';
import {
  type OwnAnswer,
  type OwnQuestion,
  type Question,
  readOwnAnswer,
  readOwnQuestion,
  readQuestion,
  readSubjects,
  type Subject,
} from './community.model.ts';

/** Entries per page, in all lists. */
export const PER_PAGE = 15;

const school = loadable<Rows<Question>>();
const questionList = loadable<Rows<OwnQuestion>>();
const answerList = loadable<Rows<OwnAnswer>>();

export const schoolQuestions = school.state;
export const ownQuestions = questionList.state;
export const ownAnswers = answerList.state;

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

/** Loads a page of the school's questions. */
export const showQuestions = prefetched(({ order, subject, words, page }: AnswersQuery): Promise<void> =>
  school.load(
    async () =>
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
    `questions ${JSON.stringify([order, subject, words, page])}`,
  ),
);

/** Loads a page of the student's questions. */
export const showOwnQuestions = prefetched(({ state, words, page }: AnswersQuery): Promise<void> =>
  questionList.load(
    async () =>
      readRows(
        await request(myQuestions, {
          pageNo: page,
          pageSize: PER_PAGE,
          ...(state !== undefined && { answeredFlag: state === 'answered' ? (1 as const) : (0 as const) }),
          ...(words !== '' && { keyword: words }),
        }),
        readOwnQuestion,
      ),
    `own questions ${JSON.stringify([state, words, page])}`,
  ),
);

/** Loads a page of the student's answers. */
export const showOwnAnswers = prefetched(({ words, page }: AnswersQuery): Promise<void> =>
  answerList.load(
    async () =>
      readRows(
        await request(myAnswers, {
          pageNo: page,
          pageSize: PER_PAGE,
          ...(words !== '' && { keyword: words }),
        }),
        readOwnAnswer,
      ),
    `own answers ${page} ${words}`,
  ),
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
  const { token } = session;
  if (token === '') {
    Object.assign(questionsContext, { counts: undefined, unread: 0 });
    return;
  }
  const [counts, unread] = await Promise.allSettled([request(myQuestionCount, {}), request(unreadCount, {})]);
  if (session.token !== token) return;
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
