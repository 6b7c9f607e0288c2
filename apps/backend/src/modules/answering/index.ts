import type { Module } from '../../platform/module.ts';
import { answeringOperations, answeringPushes } from './answering.operations.ts';
import { answeringRoutes } from './answering.routes.ts';

export { roomChanged } from './roomEvents.ts';
export { readExamRows, readExamStudentRows } from './school.repo.ts';
export { removeExams, removeExamStudent, saveExam, saveExamStudent } from './school.service.ts';
export { markSelf } from './marking.ts';
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
} from './exam.tables.ts';
export { exerciseRecords, answers, recordQuestions, type ExerciseRow } from './records.tables.ts';
export {
  isPaid,
  isPublished,
  isScoreTold,
  isUnmarked,
  areSolutionsShown,
  areSolutionsTold,
  lastOf,
  solutionsFrom,
} from './solutions.ts';
export { type PlannedQuestion, beginRecord, type Plan, planRecord } from './beginRecord.service.ts';
export { close, expectHandIn, inRoom, roomOf } from './room.ts';
export { shuffled } from './shuffle.ts';
export {
  type Asked,
  readRecordQuestions,
  ownRecord,
  countAnswered,
  findHandedIn,
  type HandedIn,
  findLast,
} from './records.repo.ts';
export { countRepetitions } from './wrongBook.service.ts';
export { deleteVisits, markQuestion, sumScores, updateRecord } from './records.service.ts';
export {
  dueFaces,
  graceEnd,
  isAdmitted,
  isCounting,
  isHeld,
  isSettled,
  readAttempt,
  settlesAt,
  type ExamAttempt,
} from './attempts.repo.ts';
export { readLiveAttempts } from './liveAttempts.repo.ts';
export { answerRemarkRow, noteRemark } from './remarks.service.ts';
export { forgetAttemptFaces, noteExamOrder, noteFaces, updateAttempt } from './attempts.service.ts';
export { openAttempt } from './openAttempt.service.ts';
export { bookMistakes, closeRecord, rebookMistakes } from './submit.ts';
export { CHECKED_AT_ONCE, digestOf, isSigned, proofOf, receiptKey, SIGNED_AT_ONCE } from './receipts.ts';
export { gainForExercise, isHalfAnswered } from './progress.service.ts';
export { reexamine } from './generate.service.ts';
export { highestSequence } from './answers.repo.ts';
export { planned, readChoices, shuffledSieve, take } from './choose.ts';
export { saveAnswers } from './saveAnswers.ts';
export { askForFace, extendAttempts } from './extend.service.ts';
export { mergeExercise } from './mergeExercise.service.ts';

/** The room in which questions are answered, over HTTP and sockets. */
export const answeringModule: Module = {
  name: 'answering',
  operations: answeringOperations,
  pushes: answeringPushes,
  routes: answeringRoutes,
};
