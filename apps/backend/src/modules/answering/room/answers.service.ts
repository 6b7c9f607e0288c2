import type { QuestionSign } from '@lectern/sdk/endpoints/answering';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { recordQuestions } from '../records/records.tables.ts';
import { expectInExercise, presentSign } from './answers.repo.ts';

/** Stores whether a question is flagged for review; the highest sequence wins. */
export async function saveMark(
  tx: Queryable,
  recordId: string,
  {
    questionId,
    marked,
    sequence,
  }: { readonly questionId: string; readonly marked: boolean; readonly sequence: number },
): Promise<{ marked: boolean; sequence: number }> {
  await expectInExercise(tx, recordId, [questionId]);
  const isThis = and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, questionId));
  await tx
    .update(recordQuestions)
    .set({ isMarked: marked, markSequence: sequence })
    .where(and(isThis, sql`${recordQuestions.markSequence} < ${sequence}`));
  const [row] = await tx.select().from(recordQuestions).where(isThis);
  return { marked: row?.isMarked ?? marked, sequence: row?.markSequence ?? sequence };
}

/** Stores a student's annotations on a question; the highest sequence wins. */
export async function saveSign(
  tx: Queryable,
  recordId: string,
  {
    questionId,
    sign,
    sequence,
  }: { readonly questionId: string; readonly sign: QuestionSign; readonly sequence: number },
): Promise<{ sign: QuestionSign; sequence: number }> {
  await expectInExercise(tx, recordId, [questionId]);
  const isThis = and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, questionId));
  await tx
    .update(recordQuestions)
    .set({ sign, signSequence: sequence })
    .where(and(isThis, sql`${recordQuestions.signSequence} < ${sequence}`));
  const [row] = await tx.select().from(recordQuestions).where(isThis);
  return { sign: presentSign(row?.sign ?? null) ?? sign, sequence: row?.signSequence ?? sequence };
}
