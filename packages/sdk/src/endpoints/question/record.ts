import type { Endpoint } from '../../client/endpoint.ts';
import type * as shapes from './record.schema.ts';
import * as replies from './record.reply.gen.ts';

/** Starts a paper, or resumes its unfinished exercise. */
export const generatePaper: Endpoint<shapes.GeneratePaperIn, shapes.Generated> = {
  id: 'question.generatePaper',
  method: 'POST',
  path: '/question/v1/exercise/paper/generate',
  reply: replies.generatePaper,
  once: true,
};

/** Creates an exercise from the wrong questions of an exercise, or from the wrong-answer book. */
export const generateWrong: Endpoint<shapes.GenerateWrongIn, shapes.Generated> = {
  id: 'question.generateWrong',
  method: 'POST',
  path: '/question/v1/exercise/wrong/generate',
  reply: replies.generateWrong,
  once: true,
};

/** Returns whether there is an unfinished exercise. */
export const checkUnfinished: Endpoint<shapes.CheckUnfinishedIn, shapes.Unfinished> = {
  id: 'question.checkUnfinished',
  method: 'GET',
  path: '/question/v1/check/unfinished',
  reply: replies.checkUnfinished,
  idempotent: true,
};

/** Reads the exercise to continue with. */
export const lastExerciseRecord: Endpoint<shapes.LastRecordIn, shapes.LastRecord> = {
  id: 'question.lastExerciseRecord',
  method: 'GET',
  path: '/question/v1/lastExerciseRecord',
  reply: replies.lastExerciseRecord,
  idempotent: true,
};

/** Reads the summary of an exercise; code 0 when the student has none with this id. */
export const exerciseRecord: Endpoint<shapes.RecordByIdIn, shapes.ExerciseRecord> = {
  id: 'question.exerciseRecord',
  method: 'GET',
  path: '/question/v1/exercise/record/{id}',
  reply: replies.exerciseRecord,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the summary of an exercise, by the platform's second path for it. */
export const recordDetail: Endpoint<shapes.RecordByIdIn, shapes.ExerciseRecord> = {
  id: 'question.recordDetail',
  method: 'GET',
  path: '/question/v1/record/detail/{id}',
  reply: replies.recordDetail,
  quiet: ['0'],
  idempotent: true,
};

/** Reads the report of a handed-in exercise; code 0 before the hand-in, since it contains the keys. */
export const report: Endpoint<shapes.ReportIn, shapes.Report> = {
  id: 'question.report',
  method: 'GET',
  path: '/question/v1/report/{recordId}',
  reply: replies.report,
  quiet: ['0'],
  idempotent: true,
};
