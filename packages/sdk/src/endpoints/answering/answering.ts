import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './answering.schema.ts';
import * as replies from './answering.reply.gen.ts';

/** Reads an attempt: the questions without keys, the answers so far, and the current question. */
export const paperQuestions: Endpoint<shapes.RecordIn, shapes.PaperQuestions> = {
  id: 'answering.paperQuestions',
  method: 'POST',
  path: '/question/v1/answering/paper/questions/v2',
  reply: replies.paperQuestions,
  quiet: ['0'],
  idempotent: true,
};

/** Saves one answer and returns its receipt. */
export const submitAnswer: Endpoint<shapes.SubmitAnswerIn, shapes.SubmitAnswerOut> = {
  id: 'answering.submitAnswer',
  method: 'POST',
  path: '/question/v1/answering/answer/submit',
  reply: replies.submitAnswer,
  quiet: ['0'],
  idempotent: true,
};

/** Saves the answers stored on the device during a connection failure, all or none. */
export const batchSubmit: Endpoint<shapes.BatchSubmitIn, shapes.BatchSubmitOut> = {
  id: 'answering.batchSubmit',
  method: 'POST',
  path: '/question/v1/answering/batchSubmit',
  reply: replies.batchSubmit,
  quiet: ['0'],
  idempotent: true,
};

/** Marks a question for review, or removes the mark. */
export const mark: Endpoint<shapes.MarkIn, shapes.MarkOut> = {
  id: 'answering.mark',
  method: 'POST',
  path: '/question/v1/answering/mark/modify',
  reply: replies.mark,
  quiet: ['0'],
  idempotent: true,
};

/** Saves what the student struck out, highlighted and noted in a question. */
export const sign: Endpoint<shapes.SignIn, shapes.SignOut> = {
  id: 'answering.sign',
  method: 'POST',
  path: '/question/v1/answering/sign/modify',
  reply: replies.sign,
  quiet: ['0'],
  idempotent: true,
};

/** Saves which question is in view, so that another device continues there. */
export const switchQuestion: Endpoint<shapes.SwitchIn, shapes.AttemptStatus> = {
  id: 'answering.switchQuestion',
  method: 'POST',
  path: '/question/v1/answering/question/switch',
  reply: replies.switchQuestion,
  quiet: ['0'],
  idempotent: true,
};

/** Pauses the clock of an exercise. The clock of an exam goes on, and the student counts as away. */
export const pause: Endpoint<shapes.PauseIn, shapes.AttemptStatus> = {
  id: 'answering.pause',
  method: 'POST',
  path: '/question/v1/answering/pause',
  reply: replies.pause,
  quiet: ['0'],
  idempotent: true,
};

/** Resumes the clock. */
export const resume: Endpoint<shapes.RecordIn, shapes.AttemptStatus> = {
  id: 'answering.resume',
  method: 'POST',
  path: '/question/v1/answering/resume',
  reply: replies.resume,
  quiet: ['0'],
  idempotent: true,
};

/** Hands in the attempt with the last answers; a repeated hand-in returns the first reply. */
export const submit: Endpoint<shapes.SubmitIn, shapes.SubmitOut> = {
  id: 'answering.submit',
  method: 'POST',
  path: '/question/v1/answering/submit',
  reply: replies.submit,
  quiet: ['0'],
  idempotent: true,
};

/**
 * Saves the answers of a rescue file, uploaded from any device of the same student; code 0 when it cannot be
 * decrypted.
 */
export const rescue: Endpoint<shapes.RescueIn, shapes.RescueOut> = {
  id: 'answering.rescue',
  method: 'POST',
  path: '/question/v1/answering/rescue',
  reply: replies.rescue,
  quiet: ['0'],
  idempotent: true,
};

/** Lists the wrong questions of a handed-in exercise; code 0 before the hand-in, since the reply contains the keys. */
export const wrongQuestions: Endpoint<shapes.RecordIn, shapes.WrongQuestions> = {
  id: 'answering.wrongQuestions',
  method: 'POST',
  path: '/question/v1/answering/questions/wrong',
  reply: replies.wrongQuestions,
  quiet: ['0'],
  idempotent: true,
};

/** Reports that the student leaves the attempt, which pauses the clock of an exercise. Send it with `keepalive`. */
export const disconnect: Endpoint<shapes.RecordIn, shapes.AttemptStatus> = {
  id: 'answering.disconnect',
  method: 'POST',
  path: '/question/v1/answering/disconnect',
  reply: replies.disconnect,
  quiet: ['0'],
  idempotent: true,
};

/** Sets the student's own score for an open question of a handed-in exercise. */
export const selfScore: Endpoint<shapes.SelfScoreIn, shapes.SelfScoreOut> = {
  id: 'answering.selfScore',
  method: 'POST',
  path: '/question/v1/answering/self/score',
  reply: replies.selfScore,
  quiet: ['0'],
  idempotent: true,
};
