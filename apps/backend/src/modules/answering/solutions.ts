import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { type ExerciseRow, exerciseRecords, recordQuestions } from './records.tables.ts';
import { orders } from '../order/index.ts';
import { examAttempts, examOrders, type ExamRow } from './exam.tables.ts';
import { readAttempt } from './attempts.repo.ts';

/** Tells whether an open answer of a handed-in attempt still waits for its mark. */
export async function isUnmarked(db: Queryable, recordId: string): Promise<boolean> {
  return (
    (await db.$count(
      recordQuestions,
      and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.verdict, 'self')),
    )) > 0
  );
}

/** Tells whether what an exam costs was paid for an attempt. */
export async function isPaid(db: Queryable, exam: ExamRow, recordId: string): Promise<boolean> {
  if (exam.priceCents === 0) return true;
  const [row] = await db
    .select({ orderId: orders.id })
    .from(examOrders)
    .innerJoin(orders, eq(orders.id, examOrders.orderId))
    .where(and(eq(examOrders.recordId, recordId), eq(orders.status, 'paid')))
    .limit(1);
  return row !== undefined;
}

/**
 * Whether the score of a record may be told to its student, for a query that reads `exercise_records`: that of an exam
 * once it is handed in, marked, paid and published, any other at once. Its names are written out, since drizzle leaves
 * the table's name away where a query reads one table alone.
 */
export const isScoreTold = (
  now: Date,
): SQL<boolean> => sql<boolean>`(exercise_records.type <> 'exam' or exists (
  select from exam_attempts a join exams e on e.id = a.exam_id
  where a.record_id = exercise_records.id and not a.is_open
    and (e.publish_at is null or e.publish_at <= ${now.toISOString()}::timestamptz)
    and not exists (
      select from record_questions q where q.record_id = exercise_records.id and q.verdict = 'self'
    )
    and (e.price_cents = 0 or exists (
      select from exam_orders eo join orders o on o.id = eo.order_id
      where eo.record_id = exercise_records.id and o.status = 'paid'
    ))
))`;

/** Tells whether the score of an attempt may be told. */
export async function isPublished(db: Queryable, recordId: string, now: Date): Promise<boolean> {
  return (await db.$count(exerciseRecords, and(eq(exerciseRecords.id, recordId), isScoreTold(now)))) > 0;
}

/** Tells whether nobody can sit an exam any more: it is closed, and all who were given more time are done. */
async function isOver(db: Queryable, exam: ExamRow, now: Date): Promise<boolean> {
  if (now <= exam.closeAt) return false;
  return (
    (await db.$count(examAttempts, and(eq(examAttempts.examId, exam.id), sql`${examAttempts.isOpen}`))) === 0
  );
}

/** Tells whether a student may see the solutions of a handed-in attempt; nobody may while others still sit it. */
export async function areSolutionsShown(
  db: Queryable,
  exam: ExamRow,
  recordId: string,
  now: Date,
): Promise<boolean> {
  if (exam.answersShown === 'never' || !(await isPaid(db, exam, recordId))) return false;
  if (exam.answersShown === 'afterHandIn') return true;
  if (!(await isOver(db, exam, now))) return false;
  return exam.answersShown === 'afterClose' || isPublished(db, recordId, now);
}

/** From when the solutions of an exam are shown as far as is known; undefined where that has come, or no moment is set. */
export function solutionsFrom({ answersShown, closeAt, publishAt }: ExamRow, now: Date): Date | undefined {
  if (answersShown === 'never' || answersShown === 'afterHandIn') return undefined;
  const isLater = answersShown === 'afterPublish' && publishAt !== null && publishAt > closeAt;
  const from = isLater ? publishAt : closeAt;
  return from > now ? from : undefined;
}

/** @throws {BusinessError} 0 while the solutions of an exam may not be seen; those of practice may. */
export async function expectSolutions(db: Queryable, record: ExerciseRow, now: Date): Promise<void> {
  if (record.type !== 'exam') return;
  const examAttempt = await readAttempt(db, record.id);
  if (examAttempt === undefined || !(await areSolutionsShown(db, examAttempt.exam, record.id, now))) {
    throw new BusinessError('0', '这场考试现在还不能看答案和解析');
  }
}
