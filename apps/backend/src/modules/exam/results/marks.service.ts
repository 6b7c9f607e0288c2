import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { CommandError } from '../../../platform/commands/commandError.ts';
import { clockOf } from '../../../platform/dates/days.ts';
import {
  examAttempts,
  exams,
  type ExamRow,
  exerciseRecords,
  type ExerciseRow,
  findRegradable,
  graceEnd,
  isCounting,
  isScoreVisible,
  lockRecords,
  markQuestion,
  markSelf,
  rebookMistakes,
  recordQuestions,
  type Regraded,
  regradeAnswers,
  sumScores,
  updateAttempt,
} from '../../answering/index.ts';
import { hasPassed, revokeOfExam } from '../../certificate/index.ts';
import { examRegraded, writeMessages } from '../../message/index.ts';
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
  const location = `attempt ${recordId}, question ${number}`;
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
  if (found === undefined) throw new MarkError(`${location}: this exam has no such attempt or question`);
  if (found.attempt.isOpen) throw new MarkError(`${location}: it is not handed in yet`);
  if (isCounting(found, now))
    throw new MarkError(
      `${location}: answers stored on a device may still arrive until ${clockOf(graceEnd(found))}`,
    );
  if (!mayMarkAny && found.key.kind !== 'reference')
    throw new MarkError(
      `${location}: this question is marked automatically. Correct its key in 题目 Questions, then “exam regrade”.`,
    );
  if (score < 0 || score > found.asked.score)
    throw new MarkError(`${location}: ${score} is not between 0 and ${found.asked.score}`);
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

/** Reads the scores of exercises that their students may see. */
async function readVisibleScores(
  tx: Queryable,
  recordIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { id, score } = exerciseRecords;
  const rows = await tx
    .select({ id, score })
    .from(exerciseRecords)
    .where(and(inArray(id, [...recordIds]), isScoreVisible(now)));
  return new Map(rows.map((row) => [row.id, row.score ?? 0]));
}

/**
 * Changes marks of handed-in attempts and recomputes the scores. Students who no longer pass lose the
 * certificate of the exam. The caller's transaction makes this atomic.
 * @param touched ids of the attempts' exercises.
 * @param change writes the marks of the locked exercises; it returns those whose marks it wrote.
 * @returns the number of students who no longer pass.
 */
async function changeMarks(
  tx: Queryable,
  {
    examId,
    touched,
    now,
  }: { readonly examId: string; readonly touched: readonly string[]; readonly now: Date },
  change: (locked: readonly ExerciseRow[]) => Promise<readonly string[]>,
): Promise<number> {
  const locked = await lockRecords(tx, touched);
  const passed = await findPassed(tx, examId, touched, now);
  const changed = await change(locked);
  await applyMarks(tx, changed, now);
  for (const recordId of changed) await updateAttempt(tx, recordId, { markedAt: now });
  let failed = 0;
  for (const { userId, passScore } of passed) {
    if (await hasPassed(tx, { id: examId, passScore }, { userId, now })) continue;
    failed += 1;
    await revokeOfExam(tx, { userId, now }, examId, NOT_PASSED);
  }
  return failed;
}

/**
 * Stores teachers' marks of open answers, as {@link changeMarks}.
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
  await changeMarks(tx, { examId, touched, now }, async () => {
    for (const mark of marks) await setMark(tx, { companyId, examId }, mark, { now, mayMarkAny: false });
    return touched;
  });
  return marks.length;
}

/** The outcome of {@link regradeQuestion}. */
export interface RegradedExam extends Omit<Regraded, 'changed'> {
  /** Number of handed-in attempts that have the question. */
  readonly attempts: number;
  /** Number of students who passed before and no longer do. */
  readonly failed: number;
}

/**
 * Grades a question of all handed-in attempts again, after a mistake in its key was corrected. Students whose
 * visible score changed get a message.
 * @param sourceKey key of the question in the bank.
 * @throws {CommandError} where no handed-in attempt has the question, or teachers mark it.
 */
export async function regradeQuestion(
  tx: Queryable,
  { id: examId, companyId, name }: Pick<ExamRow, 'id' | 'companyId' | 'name'>,
  sourceKey: string,
  now: Date,
): Promise<RegradedExam> {
  const question = { companyId, sourceKey };
  const attempts = tx
    .select({ id: examAttempts.recordId })
    .from(examAttempts)
    .where(and(eq(examAttempts.examId, examId), eq(examAttempts.isOpen, false)));
  const touched = await findRegradable(tx, question, inArray(exerciseRecords.id, attempts));
  let regraded: Regraded = { changed: [], up: 0, down: 0 };
  let before: readonly ExerciseRow[] = [];
  const failed = await changeMarks(tx, { examId, touched, now }, async (locked) => {
    before = locked;
    regraded = await regradeAnswers(tx, question, touched);
    return regraded.changed;
  });
  const { changed, up, down } = regraded;
  const after = await readVisibleScores(tx, changed, now);
  await writeMessages(
    tx,
    before.flatMap(({ id, userId, score }) => {
      const scoreBefore = score ?? 0;
      const scoreAfter = after.get(id);
      if (userId === null || scoreAfter === undefined || scoreAfter === scoreBefore) return [];
      return [
        examRegraded({ companyId, userId, now }, { recordId: id, examName: name, scoreBefore, scoreAfter }),
      ];
    }),
  );
  return { attempts: touched.length, up, down, failed };
}
