import * as endpoints from '@lectern/sdk/endpoints/community';
import { community as schemas, parts } from '@lectern/sdk/schemas';
import { Type } from 'typebox';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './community.service.ts';
import * as editing from './editing.service.ts';
import * as writing from './writing.service.ts';

const nothing = Type.Null();

/** The calls of this module, each with its shapes and what answers it. */
export const communityRoutes: readonly Route[] = [
  route(
    endpoints.questions,
    { input: schemas.QuestionsIn, output: schemas.PublicQuestionPage },
    service.questions,
    { access: 'public' },
  ),
  route(endpoints.subjects, { input: parts.Nothing, output: schemas.Subjects }, service.subjects, {
    access: 'public',
    isForAnybody: true,
  }),
  route(endpoints.question, { input: schemas.QuestionIn, output: schemas.QuestionDetail }, service.question, {
    access: 'public',
  }),
  route(
    endpoints.askableCourses,
    { input: parts.Nothing, output: schemas.AskableCourses },
    service.askableCourses,
  ),
  route(
    endpoints.myQuestions,
    { input: schemas.MyQuestionsIn, output: schemas.AskedQuestionPage },
    service.myQuestions,
  ),
  route(
    endpoints.myAnswers,
    { input: schemas.MyQuestionsIn, output: schemas.GivenAnswerPage },
    service.myAnswers,
  ),
  route(
    endpoints.myQuestionCount,
    { input: parts.Nothing, output: schemas.QuestionCounts },
    service.myQuestionCount,
  ),
  route(endpoints.unreadCount, { input: parts.Nothing, output: parts.Count }, service.unreadCount),
  route(endpoints.seen, { input: schemas.OfQuestionIn, output: nothing }, writing.seen),
  route(endpoints.ask, { input: schemas.AskIn, output: schemas.Asked }, writing.ask),
  route(endpoints.answer, { input: schemas.AnswerIn, output: schemas.Answered }, writing.answer),
  route(endpoints.like, { input: schemas.LikeIn, output: schemas.Liked }, writing.like),
  route(endpoints.accept, { input: schemas.OfAnswerIn, output: nothing }, writing.accept),
  route(endpoints.removeQuestion, { input: schemas.OfQuestionIn, output: nothing }, writing.removeQuestion),
  route(endpoints.editQuestion, { input: schemas.EditQuestionIn, output: nothing }, editing.editQuestion),
  route(endpoints.editAnswer, { input: schemas.EditAnswerIn, output: nothing }, editing.editAnswer),
  route(endpoints.removeAnswer, { input: schemas.OfAnswerIn, output: nothing }, writing.removeAnswer),
];
