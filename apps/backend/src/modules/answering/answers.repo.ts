import type { AnswerOperation, QuestionSign, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/connection.ts';
import { BusinessError } from '../../http/errors.ts';
import { isRowId } from '../question/present.ts';
import { isEmptyAnswer } from './marking.ts';
import { digestOf, proofOf } from './receipts.ts';
import { updateRecord } from './records.repo.ts';
import { answers, type ExerciseRow, recordQuestions } from './records.tables.ts';

type AnswerRow = typeof answers.$inferSelect;

/** The highest sequence that an exercise holds, of answers, marks and signs. */
export async function highestSequence(db: Queryable, recordId: string): Promise<number> {
  const { sequence, markSequence, signSequence } = recordQuestions;
  const [row] = await db
    .select({ highest: sql<number>`coalesce(max(greatest(${sequence}, ${markSequence}, ${signSequence})), 0)::float8` })
    .from(recordQuestions)
    .where(eq(recordQuestions.recordId, recordId));
  return row?.highest ?? 0;
}

/**
 * Refuses what names questions that the exercise does not ask.
 * @throws {BusinessError} 0
 */
export async function expectAsked(tx: Queryable, recordId: string, questionIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(questionIds)];
  const asked = await tx
    .select({ id: recordQuestions.questionId })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, recordId), inArray(recordQuestions.questionId, wanted.filter(isRowId))));
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

/** An operation that comes twice in one batch counts as it came first. */
function firstOfEach(operations: readonly AnswerOperation[]): AnswerOperation[] {
  const byId = new Map<string, AnswerOperation>();
  for (const operation of operations) if (!byId.has(operation.operationId)) byId.set(operation.operationId, operation);
  return [...byId.values()];
}

/** How and when answers are taken. */
export interface Taking {
  readonly now: Date;
  readonly config: Config;
  /** False after the end: then they only go on record. */
  readonly isCounting: boolean;
}

/** Adds the operations that are new, each as the next link of the exercise's chain. */
async function append(tx: Queryable, record: ExerciseRow, fresh: readonly AnswerOperation[], { now, isCounting }: Taking): Promise<AnswerRow[]> {
  if (fresh.length === 0) return [];
  let [position, digest] = [record.receiptCount, record.receiptDigest];
  const rows = fresh.map(({ questionId, operationId, sequence, answer, givenAt }) => {
    position += 1;
    const value = isEmptyAnswer(answer) ? [] : answer;
    const vouched = { recordId: record.id, position, questionId, operationId, sequence, answer: value };
    digest = digestOf(digest, { ...vouched, savedAt: now.toISOString(), late: !isCounting });
    return {
      companyId: record.companyId,
      recordId: record.id,
      questionId,
      operationId,
      sequence,
      value,
      answeredAt: now,
      givenAt: givenAt === undefined ? null : new Date(givenAt),
      isLate: !isCounting,
      position,
      digest,
    };
  });
  const added = await tx.insert(answers).values(rows).returning();
  await updateRecord(tx, record.id, { receiptCount: position, receiptDigest: digest });
  return added;
}

/**
 * Saves answers: each operation once, whatever its id was sent with before; of one question the highest
 * sequence counts. The caller holds the exercise's lock and passes what it read under it.
 * @returns one receipt an operation, in order: it is in the database when the transaction commits.
 * @throws {BusinessError} 0 for a question that is not asked.
 */
export async function saveAnswers(
  tx: Queryable,
  record: ExerciseRow,
  operations: readonly AnswerOperation[],
  taking: Taking,
): Promise<Receipt[]> {
  if (operations.length === 0) return [];
  await expectAsked(tx, record.id, operations.map(({ questionId }) => questionId));
  const wanted = firstOfEach(operations);
  const known = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.recordId, record.id), inArray(answers.operationId, wanted.map(({ operationId }) => operationId))));
  const isKnown = new Set(known.map(({ operationId }) => operationId));
  const added = await append(tx, record, wanted.filter(({ operationId }) => !isKnown.has(operationId)), taking);
  // Only what arrived now can become the answer, so that an operation that comes again changes nothing.
  // Of two devices with the same sequence the later arrival counts.
  if (taking.isCounting && added.length > 0) {
    const heads = newest(added).map(({ questionId, sequence, value }) => ({ question_id: questionId, sequence, answer: value }));
    await tx.execute(sql`
      update record_questions as head set answer = sent.answer, sequence = sent.sequence
      from jsonb_to_recordset(${JSON.stringify(heads)}::text::jsonb) as sent(question_id bigint, sequence bigint, answer jsonb)
      where head.record_id = ${record.id} and head.question_id = sent.question_id and head.sequence <= sent.sequence`);
  }
  const kept = new Map([...known, ...added].map((row) => [row.operationId, row]));
  return present(tx, record.id, operations.flatMap(({ operationId }) => kept.get(operationId) ?? []), taking.config);
}

async function present(tx: Queryable, recordId: string, rows: readonly AnswerRow[], config: Config): Promise<Receipt[]> {
  const current = await tx
    .select({ questionId: recordQuestions.questionId, sequence: recordQuestions.sequence })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, recordId), inArray(recordQuestions.questionId, rows.map(({ questionId }) => questionId))));
  const currentOf = new Map(current.map(({ questionId, sequence }) => [questionId, sequence]));
  return rows.map(({ questionId, operationId, sequence, answeredAt, isLate, position, digest }) => ({
    questionId,
    operationId,
    sequence,
    savedAt: answeredAt.toISOString(),
    currentSequence: currentOf.get(questionId) ?? sequence,
    late: isLate,
    proof: position === null || digest === null ? null : proofOf(config, position, digest),
  }));
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

/** Keeps what a student wrote on a question; the highest sequence wins. */
export async function saveSign(
  tx: Queryable,
  recordId: string,
  { questionId, sign, sequence }: { readonly questionId: string; readonly sign: QuestionSign; readonly sequence: number },
): Promise<{ sign: QuestionSign; sequence: number }> {
  await expectAsked(tx, recordId, [questionId]);
  const isThis = and(eq(recordQuestions.recordId, recordId), eq(recordQuestions.questionId, questionId));
  await tx
    .update(recordQuestions)
    .set({ sign, signSequence: sequence })
    .where(and(isThis, sql`${recordQuestions.signSequence} < ${sequence}`));
  const [row] = await tx.select().from(recordQuestions).where(isThis);
  return { sign: presentSign(row?.sign ?? null) ?? sign, sequence: row?.signSequence ?? sequence };
}

/** Writes what a student wrote on a question as the site reads it; undefined where nothing was written. */
export function presentSign(sign: (typeof recordQuestions.$inferSelect)['sign']): QuestionSign | undefined {
  return sign === null ? undefined : { struck: [...sign.struck], highlights: sign.highlights.map((part) => ({ ...part })), note: sign.note };
}
