import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './answering.schema.ts';
import * as replies from './answering.reply.gen.ts';

/** Reads the room: questions without keys, the answers so far, where to go on. */
export const paperQuestions: Endpoint<shapes.RecordIn, shapes.PaperQuestions> = {
  id: 'answering.paperQuestions',
  method: 'POST',
  path: '/question/v1/answering/paper/questions/v2',
  reply: replies.paperQuestions,
  quiet: ['0'],
  idempotent: true,
};

/** Saves one answer and acknowledges it. */
export const submitAnswer: Endpoint<shapes.SubmitAnswerIn, shapes.SubmitAnswerOut> = {
  id: 'answering.submitAnswer',
  method: 'POST',
  path: '/question/v1/answering/answer/submit',
  reply: replies.submitAnswer,
  quiet: ['0'],
  idempotent: true,
};

/** Saves what was kept on the device while the line was down; all of it or nothing. */
export const batchSubmit: Endpoint<shapes.BatchSubmitIn, shapes.BatchSubmitOut> = {
  id: 'answering.batchSubmit',
  method: 'POST',
  path: '/question/v1/answering/batchSubmit',
  reply: replies.batchSubmit,
  quiet: ['0'],
  idempotent: true,
};

/** Marks a question to look at again, or takes the mark away. */
export const mark: Endpoint<shapes.MarkIn, shapes.MarkOut> = {
  id: 'answering.mark',
  method: 'POST',
  path: '/question/v1/answering/mark/modify',
  reply: replies.mark,
  quiet: ['0'],
  idempotent: true,
};

/** Keeps what the student struck out, highlighted and noted on a question. */
export const sign: Endpoint<shapes.SignIn, shapes.SignOut> = {
  id: 'answering.sign',
  method: 'POST',
  path: '/question/v1/answering/sign/modify',
  reply: replies.sign,
  quiet: ['0'],
  idempotent: true,
};

/** Tells which question is in view, so that another device goes on there. */
export const switchQuestion: Endpoint<shapes.SwitchIn, shapes.AttemptStatus> = {
  id: 'answering.switchQuestion',
  method: 'POST',
  path: '/question/v1/answering/question/switch',
  reply: replies.switchQuestion,
  quiet: ['0'],
  idempotent: true,
};

/** Stops the clock; the page of an exam, whose clock goes on, counts as left. */
export const pause: Endpoint<shapes.PauseIn, shapes.AttemptStatus> = {
  id: 'answering.pause',
  method: 'POST',
  path: '/question/v1/answering/pause',
  reply: replies.pause,
  quiet: ['0'],
  idempotent: true,
};

/** Starts the clock again. */
export const resume: Endpoint<shapes.RecordIn, shapes.AttemptStatus> = {
  id: 'answering.resume',
  method: 'POST',
  path: '/question/v1/answering/resume',
  reply: replies.resume,
  quiet: ['0'],
  idempotent: true,
};

/** Hands in, together with the last answers; a second hand-in answers as the first did. */
export const submit: Endpoint<shapes.SubmitIn, shapes.SubmitOut> = {
  id: 'answering.submit',
  method: 'POST',
  path: '/question/v1/answering/submit',
  reply: replies.submit,
  quiet: ['0'],
  idempotent: true,
};

/** Brings what a device without a line wrote into a file, from any device of the same student; code 0 where it cannot be opened. */
export const rescue: Endpoint<shapes.RescueIn, shapes.RescueOut> = {
  id: 'answering.rescue',
  method: 'POST',
  path: '/question/v1/answering/rescue',
  reply: replies.rescue,
  quiet: ['0'],
  idempotent: true,
};

/** Lists what was not right in a handed-in exercise; code 0 before that, since it holds the key. */
export const wrongQuestions: Endpoint<shapes.RecordIn, shapes.WrongQuestions> = {
  id: 'answering.wrongQuestions',
  method: 'POST',
  path: '/question/v1/answering/questions/wrong',
  reply: replies.wrongQuestions,
  quiet: ['0'],
  idempotent: true,
};

/** Tells that the student leaves the room, which stops a clock that may stop. Send it with `keepalive`. */
export const disconnect: Endpoint<shapes.RecordIn, shapes.AttemptStatus> = {
  id: 'answering.disconnect',
  method: 'POST',
  path: '/question/v1/answering/disconnect',
  reply: replies.disconnect,
  quiet: ['0'],
  idempotent: true,
};

/** Gives an open question of a handed-in exercise the student's own score. */
export const selfScore: Endpoint<shapes.SelfScoreIn, shapes.SelfScoreOut> = {
  id: 'answering.selfScore',
  method: 'POST',
  path: '/question/v1/answering/self/score',
  reply: replies.selfScore,
  quiet: ['0'],
  idempotent: true,
};
