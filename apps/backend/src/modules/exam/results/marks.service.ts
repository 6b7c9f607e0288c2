import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { clockOf } from '../../../platform/dates/days.ts';
import {
  examAttempts,
  exams,
  exerciseRecords,
  graceEnd,
  isCounting,
  markQuestion,
  markSelf,
  rebookMistakes,
  recordQuestions,
  sumScores,
  updateAttempt,
} from '../../answering/index.ts';
import { hasPassed, revokeOfExam } from '../../certificate/index.ts';
import { questions } from '../../question/index.ts';

/** A teacher's mark of one open answer. */
export interface TeacherMark {
  readonly recordId: string;
  /** Number of the question in the paper of that attempt, from 1. */
  readonly number: number;
  readonly score: number;
}

/** An invalid mark; the message names the attempt and the question. */
export class MarkError extends CommandError {
  override readonly name = 'MarkError';
}

/**
 * Stores one mark. The caller recomputes the attempt's score.
 * @param options `mayMarkAny` also allows questions that the server grades.
 * @throws {MarkError} for an attempt of another exam, an attempt that is open or in its grace period (regrading
 *   would overwrite the mark), a question that the server grades, or a score above the question's maximum.
 */
export async function setMark(
  tx: Queryable,
  { companyId, examId }: { readonly companyId: string; readonly examId: string },
  { recordId, number, score }: TeacherMark,
  { now, mayMarkAny }: { readonly now: Date; readonly mayMarkAny: boolean },
): Promise<void> {
  const place = `attempt ${recordId}, question ${number}`;
  const [found] = await tx
    .select({ asked: recordQuestions, key: questions.key, attempt: examAttempts, exam: exams })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(recordQuestions, eq(recordQuestions.recordId, examAttempts.recordId))
    .innerJoin(questions, eq(questions.id, recordQuestions.questionId))
    .where(
      and(
        eq(examAttempts.companyId, companyId),
        eq(examAttempts.examId, examId),
        eq(examAttempts.recordId, recordId),
        eq(recordQuestions.number, number),
      ),
    );
  if (found === undefined) throw new MarkError(`${place}: this exam has no such attempt or question`);
  if (found.attempt.isOpen) throw new MarkError(`${place}: it is not handed in yet`);
  if (isCounting(found, now))
    throw new MarkError(
      `${place}: answers stored on a device may still arrive until ${clockOf(graceEnd(found))}`,
    );
  if (!mayMarkAny && found.key.kind !== 'reference')
    throw new MarkError(`${place}: this question is marked automatically`);
  if (score < 0 || score > found.asked.score)
    throw new MarkError(`${place}: ${score} is not between 0 and ${found.asked.score}`);
  await markQuestion(tx, found.asked, markSelf(score, found.asked.score));
}

/**
 * Recomputes the scores of attempts after new marks, and updates the wrong book where their mistakes are
 * already in it.
 */
export async function applyMarks(tx: Queryable, recordIds: readonly string[], now: Date): Promise<void> {
  if (recordIds.length === 0) return;
  await sumScores(tx, recordIds);
  const booked = await tx
    .select({ record: exerciseRecords })
    .from(exerciseRecords)
    .innerJoin(examAttempts, eq(examAttempts.recordId, exerciseRecords.id))
    .where(and(inArray(exerciseRecords.id, [...recordIds]), isNotNull(examAttempts.bookedAt)));
  await rebookMistakes(
    tx,
    booked.map(({ record }) => record),
    now,
  );
}

/** Reason for revoking a certificate, shown to the student. */
const NOT_PASSED = '成绩更正后没有达到合格分数';

/** Finds which students of the given attempts have passed the exam, counting only scores that are visible. */
async function findPassed(
  tx: Queryable,
  examId: string,
  recordIds: readonly string[],
  now: Date,
): Promise<{ readonly userId: string; readonly passScore: number }[]> {
  const students = await tx
    .selectDistinct({ userId: examAttempts.userId, passScore: exams.passScore })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(and(eq(examAttempts.examId, examId), inArray(examAttempts.recordId, [...recordIds])));
  const passed: typeof students = [];
  for (const one of students)
    if (await hasPassed(tx, { id: examId, passScore: one.passScore }, { userId: one.userId, now }))
      passed.push(one);
  return passed;
}

/**
 * Stores teachers' marks of open answers and recomputes the scores. Students who no longer pass lose the
 * certificate of the exam. The caller's transaction makes this atomic.
 * @throws {MarkError} as {@link setMark}.
 */
export async function saveMarks(
  tx: Queryable,
  companyId: string,
  examId: string,
  marks: readonly TeacherMark[],
  now: Date,
): Promise<number> {
  const touched = [...new Set(marks.map(({ recordId }) => recordId))];
  // The exercises are locked first and in the order of their ids, as everywhere, to avoid deadlocks.
  await tx
    .select({ id: exerciseRecords.id })
    .from(exerciseRecords)
    .where(inArray(exerciseRecords.id, touched))
    .orderBy(asc(exerciseRecords.id))
    .for('update');
  const passed = await findPassed(tx, examId, touched, now);
  for (const mark of marks) await setMark(tx, { companyId, examId }, mark, { now, mayMarkAny: false });
  await applyMarks(tx, touched, now);
  for (const recordId of touched) await updateAttempt(tx, recordId, { markedAt: now });
  for (const { userId, passScore } of passed)
    if (!(await hasPassed(tx, { id: examId, passScore }, { userId, now })))
      await revokeOfExam(tx, { userId, now }, examId, NOT_PASSED);
  return marks.length;
}
