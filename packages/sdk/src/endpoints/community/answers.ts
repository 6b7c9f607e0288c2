import type { Endpoint } from '../../client/endpoint.ts';
import type { Nothing } from '../parts.schema.ts';
import type * as shapes from './answers.schema.ts';
import * as replies from './answers.reply.gen.ts';

/** Lists the school's questions, also for visitors (page `/answerslist/0`). */
export const questions: Endpoint<shapes.QuestionsIn, shapes.PublicQuestionPage> = {
  id: 'community.questions',
  method: 'GET',
  path: '/saas-business/v1/answers/questions',
  reply: replies.questions,
  idempotent: true,
};

/** Lists the subjects that a question can have. */
export const subjects: Endpoint<Nothing, shapes.Subjects> = {
  id: 'community.subjects',
  method: 'GET',
  path: '/saas-business/v1/answers/subjects',
  reply: replies.subjects,
  idempotent: true,
};

/** Lists the student's courses that a question can belong to, the first hundred by name. */
export const askableCourses: Endpoint<Nothing, shapes.AskableCourses> = {
  id: 'community.askableCourses',
  method: 'GET',
  path: '/saas-business/v1/answers/courses',
  reply: replies.askableCourses,
  idempotent: true,
};

/**
 * Reads a question with a page of its answers; code 0 where there is none or it was removed, with the school's
 * message.
 */
export const question: Endpoint<shapes.QuestionIn, shapes.QuestionDetail> = {
  id: 'community.question',
  method: 'GET',
  path: '/saas-business/v1/answers/question',
  reply: replies.question,
  quiet: ['0'],
  idempotent: true,
};

/** Marks the answers of the asker's question as seen. */
export const seen: Endpoint<shapes.OfQuestionIn, null> = {
  id: 'community.seen',
  method: 'POST',
  path: '/saas-business/v1/answers/seen',
  reply: replies.seen,
  quiet: ['0'],
  idempotent: true,
};

/** Posts a question. Code 0 with the invalid field: too short, not the student's, or too often. */
export const ask: Endpoint<shapes.AskIn, shapes.Asked> = {
  id: 'community.ask',
  method: 'POST',
  path: '/saas-business/v1/answers/ask',
  reply: replies.ask,
  quiet: ['0'],
  once: true,
};

/** Posts an answer. Code 0 with the invalid field. */
export const answer: Endpoint<shapes.AnswerIn, shapes.Answered> = {
  id: 'community.answer',
  method: 'POST',
  path: '/saas-business/v1/answers/answer',
  reply: replies.answer,
  quiet: ['0'],
  once: true,
};

/** Likes an answer, or removes the like. */
export const like: Endpoint<shapes.LikeIn, shapes.Liked> = {
  id: 'community.like',
  method: 'POST',
  path: '/saas-business/v1/answers/like',
  reply: replies.like,
  quiet: ['0'],
  idempotent: true,
};

/** Accepts an answer to the student's own question, replacing an earlier accepted one. */
export const accept: Endpoint<shapes.OfAnswerIn, null> = {
  id: 'community.accept',
  method: 'POST',
  path: '/saas-business/v1/answers/accept',
  reply: replies.accept,
  quiet: ['0'],
  idempotent: true,
};

/** Removes the student's own question while it has no answers. */
export const removeQuestion: Endpoint<shapes.OfQuestionIn, null> = {
  id: 'community.removeQuestion',
  method: 'POST',
  path: '/saas-business/v1/answers/removeQuestion',
  reply: replies.removeQuestion,
  quiet: ['0'],
  idempotent: true,
};

/** Removes the student's own answer. */
export const removeAnswer: Endpoint<shapes.OfAnswerIn, null> = {
  id: 'community.removeAnswer',
  method: 'POST',
  path: '/saas-business/v1/answers/removeAnswer',
  reply: replies.removeAnswer,
  quiet: ['0'],
  idempotent: true,
};

/** Edits the student's own question within a day; earlier versions stay readable. */
export const editQuestion: Endpoint<shapes.EditQuestionIn, null> = {
  id: 'community.editQuestion',
  method: 'POST',
  path: '/saas-business/v1/answers/editQuestion',
  reply: replies.editQuestion,
  quiet: ['0'],
  idempotent: true,
};

/** Edits the student's own answer within a day; earlier versions stay readable. */
export const editAnswer: Endpoint<shapes.EditAnswerIn, null> = {
  id: 'community.editAnswer',
  method: 'POST',
  path: '/saas-business/v1/answers/editAnswer',
  reply: replies.editAnswer,
  quiet: ['0'],
  idempotent: true,
};
