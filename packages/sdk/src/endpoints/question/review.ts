import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './review.schema.ts';
import * as replies from './review.reply.gen.ts';

/** Lists the wrong book, the latest mistakes first. */
export const wrongList: Endpoint<shapes.WrongListIn, shapes.WrongPage> = {
  id: 'question.wrongList',
  method: 'GET',
  path: '/question/v1/wrong/list',
  reply: replies.wrongList,
  idempotent: true,
};

/** Reads one entry of the wrong book; code 0 when the student has none with this id. */
export const wrong: Endpoint<shapes.WrongByIdIn, shapes.WrongDetail> = {
  id: 'question.wrong',
  method: 'GET',
  path: '/question/v1/wrong/{id}',
  reply: replies.wrong,
  quiet: ['0'],
  idempotent: true,
};

/** Lists wrong questions to answer again, without their keys. */
export const wrongAnswerList: Endpoint<shapes.ReviewListIn, shapes.WrongAnswerPage> = {
  id: 'question.wrongAnswerList',
  method: 'GET',
  path: '/question/v1/wrong/start/answer/list',
  reply: replies.wrongAnswerList,
  idempotent: true,
};

/** Answers one wrong question again; the reply grades it and shows the solution. */
export const wrongSubmit: Endpoint<shapes.WrongSubmitIn, shapes.WrongSubmitOut> = {
  id: 'question.wrongSubmit',
  method: 'POST',
  path: '/question/v1/wrong/submit/answer/{a}/{b}',
  query: ['answer'],
  reply: replies.wrongSubmit,
  quiet: ['0'],
  once: true,
};

/** Brings repetitions home that a device noted, perhaps without a line; the reply tells where they lead. */
export const wrongRepeat: Endpoint<shapes.WrongRepeatIn, shapes.WrongRepeatOut> = {
  id: 'question.wrongRepeat',
  method: 'POST',
  path: '/question/v1/wrong/repetitions',
  reply: replies.wrongRepeat,
  idempotent: true,
};

/** Takes a question out of the wrong book; taking it out twice is no error. */
export const wrongRemove: Endpoint<shapes.WrongRemoveIn, shapes.Removed> = {
  id: 'question.wrongRemove',
  method: 'DELETE',
  path: '/question/v1/wrong/{id}',
  reply: replies.wrongRemove,
  idempotent: true,
};

/** Tells whether the student keeps a question. */
export const collected: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.collected',
  method: 'GET',
  path: '/question/v1/collect',
  reply: replies.collected,
  idempotent: true,
};

/** Keeps a question for later. */
export const collect: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.collect',
  method: 'POST',
  path: '/question/v1/collect',
  reply: replies.collect,
  idempotent: true,
};

/** Lists the kept questions, the latest first. */
export const collectList: Endpoint<shapes.ReviewListIn, shapes.CollectPage> = {
  id: 'question.collectList',
  method: 'GET',
  path: '/question/v1/collect/list',
  reply: replies.collectList,
  idempotent: true,
};

/** Keeps a question no longer. */
export const uncollect: Endpoint<shapes.CollectedIn, shapes.Collected> = {
  id: 'question.uncollect',
  method: 'DELETE',
  path: '/question/v1/collect/{questionId}',
  reply: replies.uncollect,
  idempotent: true,
};
