import type {
  AskableCourses,
  AskedQuestionPage,
  GivenAnswerPage,
  MyQuestionsIn,
  PublicQuestionPage,
  QuestionCounts,
  QuestionDetail,
  QuestionIn,
  QuestionsIn,
  Subjects,
} from '@lectern/sdk/endpoints/community';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { markupOf } from '../../platform/richText/storedText.ts';
import {
  findAnswers,
  findCommodity,
  findOwnCourses,
  findQuestion,
  findQuestions,
  findSubjects,
  presentPictures,
  presentQuestion,
} from './community.repo.ts';
import { countOwnQuestions, countUnread, findOwnAnswers, findOwnQuestions } from './own.repo.ts';
import { presentRevisions } from './revisions.ts';
import { expectPresent } from './writing.service.ts';
import { viewerOf, memberOf } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

/** Answers `community.questions`. */
export const questions = (
  { order = 'newest', categoryId, keyword = '', ...page }: QuestionsIn,
  context: Context,
): Promise<PublicQuestionPage> =>
  findQuestions(context.db, viewerOf(context), { order, categoryId, keyword }, pageOf(page));

/** Answers `community.subjects`. */
export const subjects = (_: object, { db, company }: Context): Promise<Subjects> =>
  findSubjects(db, company.id);

/** Answers `community.askableCourses`. */
export async function askableCourses(_: object, { db, user }: UserContext): Promise<AskableCourses> {
  return (await findOwnCourses(db, user.id)).map(({ classTypeId, courseName }) => ({
    classTypeId,
    courseName,
  }));
}

/** Answers `community.question`. @throws {BusinessError} code 0 for one that does not exist or was removed. */
export async function question(
  { questionId, ...page }: QuestionIn,
  context: Context,
): Promise<QuestionDetail> {
  const { db } = context;
  const reader = viewerOf(context);
  const found = await findQuestion(db, reader, questionId);
  const row = expectPresent(found?.question);
  const isOwn = row.userId === reader.userId;
  const now = context.clock.now();
  const [answers, commodityId] = await Promise.all([
    findAnswers(db, reader, row, { isAsker: isOwn, now }, pageOf(page)),
    findCommodity(db, row.courseId),
  ]);
  if (found === undefined) throw new Error('A question without a row stands');
  return {
    question: presentQuestion(found, reader),
    contentHtml: markupOf(row),
    revisions: presentRevisions(row, row.askedAt, isOwn, now),
    pictures: presentPictures(row.pictures),
    commodityId,
    answers,
  };
}

/** Answers `community.myQuestions`. */
export const myQuestions = (input: MyQuestionsIn, context: UserContext): Promise<AskedQuestionPage> =>
  findOwnQuestions(context.db, memberOf(context), input);

/** Answers `community.myAnswers`; the flag filters by the question, as in `myQuestions`. */
export const myAnswers = (input: MyQuestionsIn, context: UserContext): Promise<GivenAnswerPage> =>
  findOwnAnswers(context.db, memberOf(context), input);

/** Answers `community.myQuestionCount`. */
export const myQuestionCount = (_: object, context: UserContext): Promise<QuestionCounts> =>
  countOwnQuestions(context.db, memberOf(context));

/** Answers `community.unreadCount`. */
export const unreadCount = async (_: object, context: UserContext): Promise<{ count: number }> => ({
  count: await countUnread(context.db, memberOf(context)),
});
