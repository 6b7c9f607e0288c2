import * as endpoints from '@lectern/sdk/endpoints/community';
import { community as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './community.handlers.ts';
import * as writing from './writing.ts';

export {
  authorColumns,
  idOrNone,
  pageOf,
  type PageWish,
  presentPictures,
  student,
  summaryOf,
} from './community.repo.ts';
export { holdStudent, picturesOf } from './writing.ts';
export { pictures } from './community.tables.ts';
export {
  giveTeacherAnswers,
  readTeacherAnswers,
  removeForSchool as removeQuestion,
  listOpenQuestions,
} from './teachers.ts';

const nothing = Type.Null();

/** Questions of students and answers to them. */
export const communityModule: Module = {
  name: 'community',
  routes: [
    route(
      endpoints.questions,
      { input: schemas.QuestionsIn, output: schemas.PublicQuestionPage },
      handlers.questions,
      { access: 'public' },
    ),
    route(endpoints.subjects, { input: parts.Nothing, output: schemas.Subjects }, handlers.subjects, {
      access: 'public',
      isForAnybody: true,
    }),
    route(
      endpoints.question,
      { input: schemas.QuestionIn, output: schemas.QuestionDetail },
      handlers.question,
      { access: 'public' },
    ),
    route(
      endpoints.askableCourses,
      { input: parts.Nothing, output: schemas.AskableCourses },
      handlers.askableCourses,
    ),
    route(
      endpoints.myQuestions,
      { input: schemas.MyQuestionsIn, output: schemas.AskedQuestionPage },
      handlers.myQuestions,
    ),
    route(
      endpoints.myAnswers,
      { input: schemas.MyQuestionsIn, output: schemas.GivenAnswerPage },
      handlers.myAnswers,
    ),
    route(
      endpoints.myQuestionCount,
      { input: parts.Nothing, output: schemas.QuestionCounts },
      handlers.myQuestionCount,
    ),
    route(endpoints.unreadCount, { input: parts.Nothing, output: parts.Count }, handlers.unreadCount),
    route(endpoints.seen, { input: schemas.OfQuestionIn, output: nothing }, writing.seen),
    route(endpoints.ask, { input: schemas.AskIn, output: schemas.Asked }, writing.ask),
    route(endpoints.answer, { input: schemas.AnswerIn, output: schemas.Answered }, writing.answer),
    route(endpoints.like, { input: schemas.LikeIn, output: schemas.Liked }, writing.like),
    route(endpoints.accept, { input: schemas.OfAnswerIn, output: nothing }, writing.accept),
    route(endpoints.removeQuestion, { input: schemas.OfQuestionIn, output: nothing }, writing.removeQuestion),
    route(endpoints.removeAnswer, { input: schemas.OfAnswerIn, output: nothing }, writing.removeAnswer),
  ],
};
