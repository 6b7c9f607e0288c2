import type { AnswerOperation, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import { BusinessError } from '../../http/errors.ts';
import { isEmptyAnswer } from './marking.ts';
import { answers, type ExerciseRow, recordQuestions } from './records.tables.ts';

/** The highest sequence that an exercise holds, of answers and marks. */
export async function highestSequence(db: Queryable, recordId: string): Promise<number> {
  const [row] = await db
    .select({ highest: sql<number>`greatest(coalesce(max(${recordQuestions.sequence}), 0), coalesce(max(${recordQuestions.markSequence}), 0))::float8` })
    .from(recordQuestions)
    .where(eq(recordQuestions.recordId, recordId));
  return row?.highest ?? 0;
}

/** Refuses answers to questions that the exercise does not ask. */
async function expectAsked(tx: Queryable, recordId: string, questionIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(questionIds)];
  const asked = await tx
    .select({ id: recordQuestions.questionId })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, recordId), inArray(recordQuestions.questionId, wanted.filter((id) => /^\d{1,18}$/.test(id)))));
  if (asked.length < wanted.length) throw new BusinessError('0', '这次练习里没有这道题');
}

/** Of one question only the operation with the highest sequence can become the answer. */
function newest<Row extends { readonly questionId: string; readonly sequence: number }>(operations: readonly Row[]): Row[] {
  const byQuestion = new Map<string, Row>();
  for (const operation of operations) {
    const known = byQuestion.get(operation.questionId);
    if (known === undefined || operation.sequence >= known.sequence) byQuestion.set(operation.questionId, operation);
  }
  return [...byQuestion.values()];
}

/**
 * Saves answers: each operation once, whatever its id was sent with before; of one question the
 * highest sequence counts. The caller holds the exercise's lock.
 * @returns one receipt an operation, in order: it is in the database when the transaction commits.
 * @throws {BusinessError} 0 for a question that is not asked, or a new answer after the hand-in.
 */
export async function saveAnswers(
  tx: Queryable,
  record: ExerciseRow,
  operations: readonly AnswerOperation[],
  now: Date,
): Promise<Receipt[]> {
  if (operations.length === 0) return [];
  await expectAsked(tx, record.id, operations.map(({ questionId }) => questionId));
  const isOpen = record.state !== 'submitted';
  const added: (typeof answers.$inferSelect)[] = [];
  if (isOpen) {
    const rows = await tx
      .insert(answers)
      .values(
        operations.map(({ questionId, operationId, sequence, answer }) => ({
          companyId: record.companyId,
          recordId: record.id,
          questionId,
          operationId,
          sequence,
          value: isEmptyAnswer(answer) ? [] : answer,
          answeredAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning();
    added.push(...rows);
  }
  const kept = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.recordId, record.id), inArray(answers.operationId, operations.map(({ operationId }) => operationId))));
  const byOperation = new Map(kept.map((row) => [row.operationId, row]));
  if (kept.length < new Set(operations.map(({ operationId }) => operationId)).size) {
    throw new BusinessError('0', '这次练习已经交卷，答案不能再改', { state: record.state });
  }
  // Only what arrived now can become the answer, so that an operation that comes again changes nothing.
  // Of two devices with the same sequence the later arrival counts.
  if (added.length > 0) {
    const heads = newest(added).map(({ questionId, sequence, value }) => ({ question_id: questionId, sequence, answer: value }));
    await tx.execute(sql`
      update record_questions as head set answer = sent.answer, sequence = sent.sequence
      from jsonb_to_recordset(${JSON.stringify(heads)}::text::jsonb) as sent(question_id bigint, sequence bigint, answer jsonb)
      where head.record_id = ${record.id} and head.question_id = sent.question_id and head.sequence <= sent.sequence`);
  }
  const current = await tx
    .select({ questionId: recordQuestions.questionId, sequence: recordQuestions.sequence })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, record.id), inArray(recordQuestions.questionId, kept.map(({ questionId }) => questionId))));
  const currentOf = new Map(current.map(({ questionId, sequence }) => [questionId, sequence]));
  return operations.flatMap(({ operationId }) => {
    const row = byOperation.get(operationId);
    if (row === undefined) return [];
    return [
      {
        questionId: row.questionId,
        operationId,
        sequence: row.sequence,
        savedAt: row.answeredAt.toISOString(),
        currentSequence: currentOf.get(row.questionId) ?? row.sequence,
      },
    ];
  });
}

/** Marks a question to look at again; the highest sequence wins. */
export async function saveMark(
  tx: Queryable,
  recordId: string,
  { questionId, marked, sequence }: { readonly questionId: string; readonly marked: boolean; readonly sequence: number },
): Promise<{ marked: boolean; sequence: number }> {
  await expectAsked(tx, recordId, [questionId]);
  const isThis = and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, questionId));
  await tx
    .update(recordQuestions)
    .set({ isMarked: marked, markSequence: sequence })
    .where(and(isThis, sql`${recordQuestions.markSequence} < ${sequence}`));
  const [row] = await tx.select().from(recordQuestions).where(isThis);
  return { marked: row?.isMarked ?? marked, sequence: row?.markSequence ?? sequence };
}

/** Makes sure that a question is asked in an exercise. */
export async function expectQuestion(tx: Queryable, recordId: string, questionId: string): Promise<void> {
  await expectAsked(tx, recordId, [questionId]);
}
