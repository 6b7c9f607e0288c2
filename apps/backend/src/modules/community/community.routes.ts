import * as endpoints from '@lectern/sdk/endpoints/community';
import { route, type Route } from '../../platform/http/route.ts';
import * as service from './community.service.ts';
import * as editing from './editing.service.ts';
import * as writing from './writing.service.ts';

/** The HTTP calls of questions and answers, each with its handler. */
export const communityRoutes: readonly Route[] = [
  route(endpoints.questions, service.questions, { access: 'public' }),
  route(endpoints.subjects, service.subjects, { access: 'public', isForAnybody: true }),
  route(endpoints.question, service.question, { access: 'public' }),
  route(endpoints.askableCourses, service.askableCourses),
  route(endpoints.myQuestions, service.myQuestions),
  route(endpoints.myAnswers, service.myAnswers),
  route(endpoints.myQuestionCount, service.myQuestionCount),
  route(endpoints.unreadCount, service.unreadCount),
  route(endpoints.seen, writing.seen),
  route(endpoints.ask, writing.ask, { isPost: true }),
  route(endpoints.answer, writing.answer, { isPost: true }),
  route(endpoints.like, writing.like),
  route(endpoints.accept, writing.accept),
  route(endpoints.removeQuestion, writing.removeQuestion),
  route(endpoints.editQuestion, editing.editQuestion, { isPost: true }),
  route(endpoints.editAnswer, editing.editAnswer, { isPost: true }),
  route(endpoints.removeAnswer, writing.removeAnswer),
];
