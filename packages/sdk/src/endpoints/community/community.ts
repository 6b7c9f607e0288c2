import type { Endpoint } from '../../client/endpoint.ts';
import type { Count, Nothing } from '../parts.schema.ts';
import type * as shapes from './community.schema.ts';
import * as replies from './community.reply.gen.ts';

/** Lists the student's questions. */
export const myQuestions: Endpoint<shapes.MyQuestionsIn, shapes.AskedQuestionPage> = {
  id: 'community.myQuestions',
  method: 'POST',
  path: '/saas-business/v1/answers/findMyQuestion',
  reply: replies.myQuestions,
  idempotent: true,
};

/** Lists the student's answers. */
export const myAnswers: Endpoint<shapes.MyQuestionsIn, shapes.GivenAnswerPage> = {
  id: 'community.myAnswers',
  method: 'POST',
  path: '/saas-business/v1/answers/findMyAnswers',
  reply: replies.myAnswers,
  idempotent: true,
};

/** Counts the student's questions by state. */
export const myQuestionCount: Endpoint<Nothing, shapes.QuestionCounts> = {
  id: 'community.myQuestionCount',
  method: 'POST',
  path: '/saas-business/v1/answers/countMyQuestion',
  reply: replies.myQuestionCount,
  idempotent: true,
};

/** Counts the answers that the student has not seen. */
export const unreadCount: Endpoint<Nothing, Count> = {
  id: 'community.unreadCount',
  method: 'GET',
  path: '/saas-business/v1/answers/findUnReadCount',
  reply: replies.unreadCount,
  idempotent: true,
};
