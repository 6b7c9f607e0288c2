import { answering as schemas, question as questionSchemas } from '@lectern/sdk/schemas';
import * as operations from '@lectern/sdk/sockets';
import { operation, push, type SocketOperation, type SocketPush } from '../../platform/sockets/index.ts';
import * as service from './room/answering.service.ts';
import { report } from './reports/report.service.ts';
import { roomChanged } from './room/roomEvents.ts';

/**
 * These operations batch the calls of one exercise themselves, so the socket's own concurrency limit does not
 * apply.
 */
const UNLIMITED = { isLimited: false } as const;
const status = { input: schemas.RecordIn, output: schemas.AttemptStatus };

/** The socket operations of an exercise, for practice and exams; each also exists as an HTTP call. */
export const answeringOperations: readonly SocketOperation[] = [
  operation(
    operations.paperQuestions,
    { input: schemas.RecordIn, output: schemas.PaperQuestions },
    service.paperQuestions,
  ),
  operation(operations.review, { input: questionSchemas.ReportIn, output: questionSchemas.Report }, report),
  operation(
    operations.submitQuestion,
    { input: schemas.SubmitAnswerIn, output: schemas.SubmitAnswerOut },
    service.submitAnswer,
    UNLIMITED,
  ),
  operation(
    operations.batchSubmit,
    { input: schemas.BatchSubmitIn, output: schemas.BatchSubmitOut },
    service.batchSubmit,
    UNLIMITED,
  ),
  operation(operations.pause, status, service.pause),
  operation(operations.resume, status, service.resume),
  operation(operations.mark, { input: schemas.MarkIn, output: schemas.MarkOut }, service.mark),
  operation(operations.sign, { input: schemas.SignIn, output: schemas.SignOut }, service.sign),
  operation(
    operations.switchQuestion,
    { input: schemas.SwitchIn, output: schemas.AttemptStatus },
    service.switchQuestion,
  ),
  operation(
    operations.submit,
    { input: schemas.SubmitIn, output: schemas.SubmitOut },
    service.submit,
    UNLIMITED,
  ),
  operation(operations.close, status, service.disconnect),
  operation(operations.examFace, status, service.examFace),
];

/** Pushes changes of an open exercise to the student's other pages and devices. */
export const answeringPushes: readonly SocketPush[] = [
  push(
    roomChanged,
    ({ userId, recordId, what }) => ({ userId, op: 'room_changed', data: { recordId, what } }),
    { op: 'room_changed', data: { what: 'missed' } },
  ),
];
