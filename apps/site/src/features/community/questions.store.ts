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

/** Entries on a page of any of the lists. */
export const PER_PAGE = 15;

const school = loadable<Rows<Question>>();
const asked = loadable<Rows<OwnQuestion>>();
const given = loadable<Rows<OwnAnswer>>();

export const schoolQuestions = school.state;
export const ownQuestions = asked.state;
export const ownAnswers = given.state;

/** What stands around the lists: the subjects, and numbers of the student. A part that fails is left out. */
export interface Around {
  /** Undefined until they are known. */
  subjects: readonly Subject[] | undefined;
  /** How many questions of the student stand where; undefined until it is known. */
  counts: { readonly all: number; readonly waiting: number; readonly answered: number } | undefined;
  /** Answers that the student has not seen. */
  unread: number;
  /** The student's courses; undefined until they are known. */
  courses: readonly { readonly id: string; readonly name: string }[] | undefined;
}

export const around = proxy<Around>({
  subjects: undefined,
  counts: undefined,
  unread: 0,
  courses: undefined,
});

/** Shows a page of the school's questions. */
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

/** Shows a page of what the student asked. */
export const showOwnQuestions = prefetched(({ state, words, page }: AnswersQuery): Promise<void> =>
  asked.load(
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

/** Shows a page of what the student answered. */
export const showOwnAnswers = prefetched(({ words, page }: AnswersQuery): Promise<void> =>
  given.load(
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
  if (around.subjects !== undefined && around.subjects.length > 0) return;
  const [reply] = await Promise.allSettled([request(subjects, {})]);
  around.subjects = ref(reply.status === 'fulfilled' ? readSubjects(reply.value) : []);
});

const readCounts = (reply: Reply<QuestionCounts>) => ({
  all: reply.all ?? 0,
  waiting: reply.waiting ?? 0,
  answered: reply.answered ?? 0,
});

/** Loads the numbers of the student; a visitor has none. */
export const loadNumbers = prefetched(async (): Promise<void> => {
  const { token } = session;
  if (token === '') {
    Object.assign(around, { counts: undefined, unread: 0 });
    return;
  }
  const [counts, unread] = await Promise.allSettled([request(myQuestionCount, {}), request(unreadCount, {})]);
  if (session.token !== token) return;
  if (counts.status === 'fulfilled') around.counts = readCounts(counts.value);
  if (unread.status === 'fulfilled') around.unread = unread.value.count ?? 0;
});

/** Loads the student's courses that a question may belong to; a visitor has none. */
export const loadCourses = prefetched(async (): Promise<void> => {
  const { token } = session;
  if (token === '') {
    around.courses = ref([]);
    return;
  }
  const [reply] = await Promise.allSettled([request(askableCourses, {})]);
  if (session.token !== token) return;
  const courses = (reply.status === 'fulfilled' ? reply.value : []).map(({ classTypeId, courseName }) => ({
    id: classTypeId ?? '',
    name: courseName ?? '',
  }));
  around.courses = ref(courses.filter(({ id, name }) => id !== '' && name !== ''));
});
