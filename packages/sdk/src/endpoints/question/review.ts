import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './review.schema.ts';
import * as replies from './review.reply.gen.ts';

/** Lists the wrong-answer book, latest mistakes first. */
export const wrongList: Endpoint<shapes.WrongListIn, shapes.WrongPage> = {
  id: 'question.wrongList',
  method: 'GET',
  path: '/question/v1/wrong/list',
  reply: replies.wrongList,
  idempotent: true,
};

/** Reads an entry of the wrong-answer book; code 0 when the student has none with this id. */
export const wrong: Endpoint<shapes.WrongByIdIn, shapes.WrongDetail> = {
  id: 'question.wrong',
  method: 'GET',
  path: '/question/v1/wrong/{id}',
  reply: replies.wrong,
  quiet: ['0'],
  idempotent: true,
};

/** Lists wrong questions to repeat, without their keys. */
export const wrongAnswerList: Endpoint<shapes.ReviewListIn, shapes.WrongAnswerPage> = {
  id: 'question.wrongAnswerList',
  method: 'GET',
  path: '/question/v1/wrong/start/answer/list',
  reply: replies.wrongAnswerList,
  idempotent: true,
};

/** Answers a wrong question again; the reply contains the grade and the solution. */
export const wrongSubmit: Endpoint<shapes.WrongSubmitIn, shapes.WrongSubmitOut> = {
  id: 'question.wrongSubmit',
  method: 'POST',
  path: '/question/v1/wrong/submit/answer/{a}/{b}',
  query: ['answer'],
  reply: replies.wrongSubmit,
  quiet: ['0'],
  once: true,
};

/** Saves repetitions recorded on a device, possibly offline; the reply contains their grades and new due times. */
export const wrongRepeat: Endpoint<shapes.WrongRepeatIn, shapes.WrongRepeatOut> = {
  id: 'question.wrongRepeat',
  method: 'POST',
  path: '/question/v1/wrong/repetitions',
  reply: replies.wrongRepeat,
  idempotent: true,
};

/** Removes a question from the wrong-answer book; removing it again is no error. */
export const wrongRemove: Endpoint<shapes.WrongRemoveIn, shapes.Removed> = {
  id: 'question.wrongRemove',
  method: 'DELETE',
  path: '/question/v1/wrong/{id}',
  reply: replies.wrongRemove,
  idempotent: true,
};

/** Returns whether the student has collected a question. */
export const collected: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.collected',
  method: 'GET',
  path: '/question/v1/collect',
  reply: replies.collected,
  idempotent: true,
};

/** Adds a question to the student's collection. */
export const collect: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.collect',
  method: 'POST',
  path: '/question/v1/collect',
  reply: replies.collect,
  idempotent: true,
};

/** Lists the collected questions, latest first. */
export const collectList: Endpoint<shapes.ReviewListIn, shapes.CollectPage> = {
  id: 'question.collectList',
  method: 'GET',
  path: '/question/v1/collect/list',
  reply: replies.collectList,
  idempotent: true,
};

/** Removes a question from the collection. */
export const uncollect: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.uncollect',
  method: 'DELETE',
  path: '/question/v1/collect/{questionId}',
  reply: replies.uncollect,
  idempotent: true,
};
