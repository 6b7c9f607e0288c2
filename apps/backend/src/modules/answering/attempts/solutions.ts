import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { type ExerciseRow, exerciseRecords } from '../records/records.tables.ts';
import { orders } from '../../order/index.ts';
import { isPractised } from '../../question/index.ts';
import { type ExamAttempt, isResultWithheld, isSettled, settlesAt } from './attempts.repo.ts';

/** Whether a record has an open answer that no teacher has marked yet, for a query on `exercise_records`. */
export const hasUnmarkedAnswer: SQL<boolean> = sql<boolean>`exists (
  select from record_questions q where q.record_id = exercise_records.id and q.verdict = 'self'
)`;

/** Tells whether a handed-in attempt has an open answer that is not marked yet. */
export async function isUnmarked(db: Queryable, recordId: string): Promise<boolean> {
  return (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), hasUnmarkedAnswer))) > 0;
}

/** Whether an order pays for the result of an exam: not once it was refunded. {@link isPaid} says the same. */
export const paysForResult = and(eq(orders.status, 'paid'), isNull(orders.afterSale));

/**
 * Whether the price of an exam `e` is paid, and not refunded, for its attempt `a`. A subquery with a limit looks up each attempt,
 * so that PostgreSQL never reads all orders.
 */
export const isPaid: SQL<boolean> = sql<boolean>`(e.price_cents = 0 or coalesce((
  select true from exam_orders eo join orders o on o.id = eo.order_id
  where eo.record_id = a.record_id and o.status = 'paid' and o.after_sale is null limit 1
), false))`;

/**
 * Whether a student may see the score of a record, for a query on `exercise_records`. The score of an exam is
 * visible once it is settled, marked, paid, published and not withheld; any other score at once. The SQL spells
 * out the table name, since drizzle omits it in a query on a single table.
 */
export const isScoreVisible = (
  now: Date,
): SQL<boolean> => sql<boolean>`(exercise_records.type <> 'exam' or exists (
  select from exam_attempts a join exams e on e.id = a.exam_id
  where a.record_id = exercise_records.id and ${isSettled(now)} and ${isPaid} and not ${isResultWithheld}
    and (e.publish_at is null or e.publish_at <= ${now.toISOString()}::timestamptz)
    and not ${hasUnmarkedAnswer}
))`;

/** Tells whether the score of an attempt may be shown. */
export async function isPublished(db: Queryable, recordId: string, now: Date): Promise<boolean> {
  return (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), isScoreVisible(now)))) > 0;
}

/**
 * Whether a student may see the solutions of a record, for a query on `exercise_records`. Those of an exam are
 * visible once it is settled, paid, not withheld, and the moment that the exam sets is reached; all others with
 * their report. Unless the exam says `afterHandIn`, nobody sees them while any attempt is open or in its grace
 * period, extensions included.
 */
export const areSolutionsVisible = (
  now: Date,
): SQL<boolean> => sql<boolean>`(exercise_records.type <> 'exam' or exists (
  select from exam_attempts a join exams e on e.id = a.exam_id
  where a.record_id = exercise_records.id and ${isSettled(now)} and ${isPaid} and not ${isResultWithheld}
    and case e.answers_shown when 'never' then false when 'afterHandIn' then true else
      e.close_at + make_interval(secs => e.grace_seconds) < ${now.toISOString()}::timestamptz
      and (e.answers_shown = 'afterClose' or ${isScoreVisible(now)})
      and not exists (select from exam_attempts a where a.exam_id = e.id and not ${isSettled(now)}) end
))`;

/** Tells whether a student may see the solutions of a handed-in record. */
export async function areSolutionsShown(db: Queryable, recordId: string, now: Date): Promise<boolean> {
  return (
    (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), areSolutionsVisible(now)))) > 0
  );
}

/**
 * Returns when the solutions of an exam will be shown, as far as is known; undefined where that moment has
 * passed or none is set.
 */
export function solutionsFrom(examAttempt: ExamAttempt, now: Date): Date | undefined {
  const { answersShown, closeAt, graceSeconds, publishAt } = examAttempt.exam;
  if (answersShown === 'never') return undefined;
  const others = answersShown === 'afterHandIn' ? null : new Date(closeAt.getTime() + graceSeconds * 1000);
  return lastOf([settlesAt(examAttempt), others, answersShown === 'afterPublish' ? publishAt : null], now);
}

/** Returns the latest of the moments still in the future; undefined where all have passed. */
export function lastOf(moments: readonly (Date | null)[], now: Date): Date | undefined {
  return moments
    .flatMap((moment) => (moment !== null && moment > now ? [moment] : []))
    .toSorted((a, b) => b.getTime() - a.getTime())[0];
}

/**
 * Refuses an exam whose solutions may not be seen yet; practice is always allowed.
 * @throws {BusinessError} 0
 */
export async function expectSolutions(db: Queryable, record: ExerciseRow, now: Date): Promise<void> {
  if (record.type === 'exam' && !(await areSolutionsShown(db, record.id, now)))
    throw new BusinessError('0', '这场考试现在还不能看答案和解析');
}

/**
 * Whether a student may read a question `q` outside of an exercise: it is open for practice, or the student had
 * it in an exercise whose solutions are visible. A question that is only in closed papers belongs to a future
 * exam. The query starts at the student's few exercises rather than at the many exercises that contain the
 * question.
 */
export const isReadable = (
  userId: string,
  now: Date,
): SQL<boolean> => sql<boolean>`(${isPractised} or exists (
  select from exercise_records where exercise_records.user_id = ${userId}
    and (select true from record_questions asked where asked.record_id = exercise_records.id and asked.question_id = q.id)
    and ${areSolutionsVisible(now)}
))`;
