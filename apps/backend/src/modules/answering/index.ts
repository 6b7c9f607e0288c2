import * as endpoints from '@lectern/sdk/endpoints/answering';
import { answering as schemas } from '@lectern/sdk/schemas';
import type { Module } from '../../platform/http/module.ts';
import { route } from '../../platform/http/route.ts';
import * as handlers from './answering.handlers.ts';
import { answeringOperations, answeringPushes } from './answering.operations.ts';
import { questionRoutes } from './question.routes.ts';
import { wrongQuestions } from './report.handlers.ts';

export { roomChanged } from './roomEvents.ts';
export { markAnswer, markSelf, type Mark, type Verdict } from './marking.ts';
export {
  exams,
  examAttempts,
  type ExamRow,
  examFaces,
  examStudents,
  examOrders,
  examExtensions,
  examOutages,
} from './exam.tables.ts';
export { exerciseRecords, answers, recordQuestions, type ExerciseRow } from './records.tables.ts';
export { isPublished, isUnmarked, areSolutionsShown } from './solutions.ts';
export { type PlannedQuestion, beginRecord, type Plan, planRecord } from './generate.ts';
export { close, expectHandIn, inRoom, roomOf } from './room.ts';
export { shuffled } from './shuffle.ts';
export { readRecordQuestions, ownRecord, countAnswered, updateRecord } from './records.repo.ts';
export { dueFaces, graceEnd, readSitting, type Sitting, updateAttempt } from './sittings.repo.ts';
export { bookMistakes, closeRecord } from './submit.ts';
export { digestOf, isSigned, proofOf, receiptKey } from './receipts.ts';
export { gainForExercise } from './progress.handlers.ts';
export { reexamine } from './generate.handlers.ts';
export { highestSequence } from './answers.repo.ts';
export { planned, readChoices, shuffledSieve, take } from './choose.ts';
export { saveAnswers } from './saveAnswers.ts';

/** What a device kept is taken from it also after the student has logged in on another one. */
const graceAccess = { access: 'graceAccess', isReserved: true } as const;
/** Takes its own turn, with all that came for the same exercise meanwhile; each operation has one effect, with or without a key. */
const batched = { ignoresIdempotencyKey: true, isReserved: true } as const;

/** The room in which questions are answered, over HTTP and sockets. */
export const answeringModule: Module = {
  name: 'answering',
  operations: answeringOperations,
  pushes: answeringPushes,
  routes: [
    ...questionRoutes,
    route(
      endpoints.paperQuestions,
      { input: schemas.RecordIn, output: schemas.PaperQuestions },
      handlers.paperQuestions,
      { isLimited: true, isReserved: true },
    ),
    route(
      endpoints.submitAnswer,
      { input: schemas.SubmitAnswerIn, output: schemas.SubmitAnswerOut },
      handlers.submitAnswer,
      { ...graceAccess, ...batched },
    ),
    route(
      endpoints.batchSubmit,
      { input: schemas.BatchSubmitIn, output: schemas.BatchSubmitOut },
      handlers.batchSubmit,
      { ...graceAccess, ...batched },
    ),
    route(endpoints.rescue, { input: schemas.RescueIn, output: schemas.RescueOut }, handlers.rescue, {
      limit: { max: 20, perSeconds: 60 },
    }),
    route(endpoints.mark, { input: schemas.MarkIn, output: schemas.MarkOut }, handlers.mark, graceAccess),
    route(endpoints.sign, { input: schemas.SignIn, output: schemas.SignOut }, handlers.sign, graceAccess),
    route(
      endpoints.switchQuestion,
      { input: schemas.SwitchIn, output: schemas.Standing },
      handlers.switchQuestion,
    ),
    route(endpoints.pause, { input: schemas.RecordIn, output: schemas.Standing }, handlers.pause),
    route(endpoints.resume, { input: schemas.RecordIn, output: schemas.Standing }, handlers.resume),
    route(endpoints.disconnect, { input: schemas.RecordIn, output: schemas.Standing }, handlers.disconnect),
    route(
      endpoints.wrongQuestions,
      { input: schemas.RecordIn, output: schemas.WrongQuestions },
      wrongQuestions,
    ),
    route(endpoints.submit, { input: schemas.SubmitIn, output: schemas.SubmitOut }, handlers.submit, batched),
    route(
      endpoints.selfScore,
      { input: schemas.SelfScoreIn, output: schemas.SelfScoreOut },
      handlers.selfScore,
    ),
  ],
};
