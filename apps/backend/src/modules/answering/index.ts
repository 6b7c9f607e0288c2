import type { Module } from '../../platform/module.ts';
import { answeringOperations, answeringPushes } from './answering.operations.ts';
import { answeringRoutes } from './answering.routes.ts';

export { roomChanged } from './room/roomEvents.ts';
export {
  examRows,
  readExamStudentRows,
  removeExamStudent,
  saveExamStudent,
} from './attempts/school.service.ts';
export { markSelf, tenths } from './marking/marking.ts';
export {
  exams,
  examAttempts,
  type AttemptRow,
  type ExamRow,
  examFaces,
  examStudents,
  examOrders,
  examExtensions,
  examOutages,
  examRemarks,
  type RemarkRow,
} from './attempts/exam.tables.ts';
export { exerciseRecords, answers, recordQuestions, type ExerciseRow } from './records/records.tables.ts';
export {
  isPaid,
  isPublished,
  isScoreVisible,
  hasUnmarkedAnswer,
  isUnmarked,
  areSolutionsShown,
  areSolutionsVisible,
  lastOf,
  paysForResult,
  solutionsFrom,
} from './attempts/solutions.ts';
export { type PlannedQuestion, beginRecord, type Plan, planRecord } from './begin/beginRecord.service.ts';
export { close, expectHandIn, inRoom, roomOf } from './room/room.ts';
export { shuffled } from './begin/shuffle.ts';
export {
  type RecordQuestion,
  readRecordQuestions,
  ownRecord,
  countAnswered,
  findHandedIn,
  type HandedIn,
  findLast,
} from './records/records.repo.ts';
export { countRepetitions } from './wrongBook/wrongBook.service.ts';
export {
  findRegradable,
  lockRecords,
  type Regraded,
  regradeAnswers,
  regradePractice,
} from './room/regrade.service.ts';
export { deleteVisits, markQuestion, sumScores, updateRecord } from './records/records.service.ts';
export {
  dueFaces,
  graceEnd,
  isAdmitted,
  isCounting,
  isResultWithheld,
  isSettled,
  readAttempt,
  settlesAt,
  type ExamAttempt,
} from './attempts/attempts.repo.ts';
export { readLiveAttempts } from './attempts/liveAttempts.repo.ts';
export {
  answerRemarkRow,
  deleteAttemptFaces,
  insertExamOrder,
  insertFaces,
  insertRemark,
  updateAttempt,
} from './attempts/attempts.service.ts';
export { openAttempt } from './begin/openAttempt.service.ts';
export { bookMistakes, closeRecord, rebookMistakes } from './room/submit.ts';
export { VERIFY_BATCH, digestOf, isSigned, proofOf, receiptKey, SIGN_BATCH } from './room/receipts.ts';
export { gainForExercise, isHalfAnswered } from './reports/progress.service.ts';
export { reexamine } from './begin/generate.service.ts';
export { highestSequence } from './room/answers.repo.ts';
export { planned, readChoices, shuffledSelection, take } from './begin/choose.ts';
export { saveAnswers } from './room/saveAnswers.ts';
export { askForFace, extendAttempts, reopenAttempt } from './room/extend.service.ts';
export { mergeExercise } from './room/mergeExercise.service.ts';

/** The module for answering questions over HTTP and sockets. */
export const answeringModule: Module = {
  name: 'answering',
  operations: answeringOperations,
  pushes: answeringPushes,
  routes: answeringRoutes,
};
