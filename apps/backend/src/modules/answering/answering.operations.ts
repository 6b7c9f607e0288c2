import { answering as schemas, question as questionSchemas } from '@lectern/sdk/schemas';
import * as operations from '@lectern/sdk/sockets';
import { operation, push, type SocketOperation, type SocketPush } from '../../platform/sockets/index.ts';
import * as service from './room/answering.service.ts';
import { report } from './reports/report.service.ts';
import { roomChanged } from './room/roomEvents.ts';

/** What takes its turn together with all that came for the same exercise meanwhile. */
const UNLIMITED = { isLimited: false } as const;
const status = { input: schemas.RecordIn, output: schemas.AttemptStatus };

/** The room's socket side: what also answers over HTTP, for practice and exams. */
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

/** Tells a student's other pages and devices what changed about an open room. */
export const answeringPushes: readonly SocketPush[] = [
  push(
    roomChanged,
    ({ userId, recordId, what }) => ({ userId, op: 'room_changed', data: { recordId, what } }),
    { op: 'room_changed', data: { what: 'missed' } },
  ),
];
