import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { type ExerciseRow, exerciseRecords, recordQuestions } from '../records/records.tables.ts';
import { isPractised } from '../../question/index.ts';
import { type ExamAttempt, isHeld, isSettled, settlesAt } from './attempts.repo.ts';

/** Tells whether an open answer of a handed-in attempt still waits for its mark. */
export async function isUnmarked(db: Queryable, recordId: string): Promise<boolean> {
  return (
    (await db.$count(
      recordQuestions,
      and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.verdict, 'self')),
    )) > 0
  );
}

/** Whether what an exam `e` costs was paid for its attempt `a`; looked up for each, with a limit, never by reading all orders. */
export const isPaid: SQL<boolean> = sql<boolean>`(e.price_cents = 0 or coalesce((
  select true from exam_orders eo join orders o on o.id = eo.order_id
  where eo.record_id = a.record_id and o.status = 'paid' limit 1
), false))`;

/**
 * Whether the score of a record may be told to its student, for a query that reads `exercise_records`: that of an exam
 * once it is settled, marked, paid and published and not held, any other at once. Its names are written out, since drizzle leaves
 * the table's name away where a query reads one table alone.
 */
export const isScoreTold = (
  now: Date,
): SQL<boolean> => sql<boolean>`(exercise_records.type <> 'exam' or exists (
  select from exam_attempts a join exams e on e.id = a.exam_id
  where a.record_id = exercise_records.id and ${isSettled(now)} and ${isPaid} and not ${isHeld}
    and (e.publish_at is null or e.publish_at <= ${now.toISOString()}::timestamptz)
    and not exists (
      select from record_questions q where q.record_id = exercise_records.id and q.verdict = 'self'
    )
))`;

/** Tells whether the score of an attempt may be told. */
export async function isPublished(db: Queryable, recordId: string, now: Date): Promise<boolean> {
  return (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), isScoreTold(now)))) > 0;
}

/**
 * Whether the solutions of a record may be told to its student, for a query that reads `exercise_records`: those of an
 * exam once it is settled and paid and not held and what the exam says has come, those of any other with its report. Unless the exam
 * says `afterHandIn`, nobody sees them while others still sit it or what their devices kept still counts, also of those
 * who had more time.
 */
export const areSolutionsTold = (
  now: Date,
): SQL<boolean> => sql<boolean>`(exercise_records.type <> 'exam' or exists (
  select from exam_attempts a join exams e on e.id = a.exam_id
  where a.record_id = exercise_records.id and ${isSettled(now)} and ${isPaid} and not ${isHeld}
    and case e.answers_shown when 'never' then false when 'afterHandIn' then true else
      e.close_at + make_interval(secs => e.grace_seconds) < ${now.toISOString()}::timestamptz
      and (e.answers_shown = 'afterClose' or ${isScoreTold(now)})
      and not exists (select from exam_attempts a where a.exam_id = e.id and not ${isSettled(now)}) end
))`;

/** Tells whether a student may see the solutions of a record that is handed in. */
export async function areSolutionsShown(db: Queryable, recordId: string, now: Date): Promise<boolean> {
  return (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), areSolutionsTold(now)))) > 0;
}

/** From when the solutions of an exam are shown as far as is known; undefined where that has come, or no moment is set. */
export function solutionsFrom(examAttempt: ExamAttempt, now: Date): Date | undefined {
  const { answersShown, closeAt, graceSeconds, publishAt } = examAttempt.exam;
  if (answersShown === 'never') return undefined;
  const others = answersShown === 'afterHandIn' ? null : new Date(closeAt.getTime() + graceSeconds * 1000);
  return lastOf([settlesAt(examAttempt), others, answersShown === 'afterPublish' ? publishAt : null], now);
}

/** Tells the last of the moments that are to come; undefined where all have come. */
export function lastOf(moments: readonly (Date | null)[], now: Date): Date | undefined {
  return moments
    .flatMap((moment) => (moment !== null && moment > now ? [moment] : []))
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/** @throws {BusinessError} 0 while the solutions of an exam may not be seen; those of practice may. */
export async function expectSolutions(db: Queryable, record: ExerciseRow, now: Date): Promise<void> {
  if (record.type === 'exam' && !(await areSolutionsShown(db, record.id, now)))
    throw new BusinessError('0', '这场考试现在还不能看答案和解析');
}

/**
 * Whether a student may read a question `q` outside of an exercise: everybody may practise it, or it was asked in an
 * exercise of the student's, in an exam whose solutions are told. A question that stands in closed papers alone is one of
 * an exam to come. It is looked up in each exercise of the student's, which are few beside all that ever asked it.
 */
export const isReadable = (
  userId: string,
  now: Date,
): SQL<boolean> => sql<boolean>`(${isPractised} or exists (
  select from exercise_records where exercise_records.user_id = ${userId}
    and (select true from record_questions asked where asked.record_id = exercise_records.id and asked.question_id = q.id)
    and ${areSolutionsTold(now)}
))`;
