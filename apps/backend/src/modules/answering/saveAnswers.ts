import type { AnswerOperation, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/connection.ts';
import { BusinessError } from '../../http/errors.ts';
import { isRowId } from '../question/present.ts';
import { NOT_ASKED } from './answers.repo.ts';
import { isEmptyAnswer } from './marking.ts';
import { digestOf, proofOf } from './receipts.ts';
import { answers, type ExerciseRow, recordQuestions } from './records.tables.ts';

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
  /** Questions that keep the answer they have, whatever the sequence of another one. @defaultValue none */
  readonly settled?: ReadonlySet<string>;
  /** What is written of the exercise's clock with them. @defaultValue nothing */
  readonly clock?: Pick<ExerciseRow, 'activeAt' | 'elapsedSeconds' | 'state'> | undefined;
}

/** What saving came to. */
export interface Saved {
  /** One an operation, in order: it is in the database when the transaction commits. */
  readonly receipts: Receipt[];
  /** How many questions have an answer now. */
  readonly answeredCount: number;
  /** The exercise as it is now. */
  readonly record: ExerciseRow;
}

/** What counts for a question at a moment. */
interface Head {
  readonly questionId: string;
  readonly sequence: number;
  readonly isAnswered: boolean;
}

/** An answer on record, as far as its receipt tells. */
type KeptAnswer = Pick<typeof answers.$inferSelect, 'questionId' | 'operationId' | 'sequence' | 'answeredAt' | 'isLate' | 'position' | 'digest'>;

/** An answer about to be kept. */
interface NewAnswer extends KeptAnswer {
  readonly value: readonly string[];
  readonly givenAt: string | null;
  /** Whether it becomes the answer of its question. */
  readonly isHead: boolean;
}

/** @throws {BusinessError} 0 for a question that is not asked. */
async function readHeads(tx: Queryable, recordId: string, operations: readonly AnswerOperation[]): Promise<{ heads: Map<string, Head>; answeredCount: number }> {
  const wanted = [...new Set(operations.map(({ questionId }) => questionId))];
  const { questionId, sequence, answer } = recordQuestions;
  const rows = await tx
    .select({
      questionId,
      sequence,
      isAnswered: sql<boolean>`${answer} <> '[]'::jsonb`,
      answeredCount: sql<number>`(select count(*)::int from record_questions one where one.record_id = ${recordId} and one.answer <> '[]'::jsonb)`,
    })
    .from(recordQuestions)
    .where(and(eq(recordQuestions.recordId, recordId), inArray(questionId, wanted.filter(isRowId))));
  if (rows.length < wanted.length) throw new BusinessError('0', NOT_ASKED);
  return { heads: new Map(rows.map((row) => [row.questionId, row])), answeredCount: rows[0]?.answeredCount ?? 0 };
}

function readKept(tx: Queryable, recordId: string, operations: readonly AnswerOperation[]): Promise<KeptAnswer[]> {
  const { questionId, operationId, sequence, answeredAt, isLate, position, digest } = answers;
  return tx
    .select({ questionId, operationId, sequence, answeredAt, isLate, position, digest })
    .from(answers)
    .where(and(eq(answers.recordId, recordId), inArray(operationId, operations.map((operation) => operation.operationId))));
}

/** Makes the operations that are new the next links of the exercise's chain. */
function chain(record: ExerciseRow, fresh: readonly AnswerOperation[], heads: ReadonlyMap<string, Head>, { now, isCounting, settled }: Taking): NewAnswer[] {
  let digest = record.receiptDigest;
  // Only what arrives now can become the answer, so that an operation that comes again changes nothing.
  // Of two devices with the same sequence the later arrival counts.
  const isNewer = ({ questionId, sequence }: AnswerOperation) => settled?.has(questionId) !== true && sequence >= (heads.get(questionId)?.sequence ?? 0);
  const first = new Set(isCounting ? newest(fresh).filter(isNewer) : []);
  return fresh.map((operation, index) => {
    const { questionId, operationId, sequence, answer, givenAt = null } = operation;
    const position = record.receiptCount + index + 1;
    const value = isEmptyAnswer(answer) ? [] : answer;
    const vouched = { recordId: record.id, position, questionId, operationId, sequence, answer: value };
    digest = digestOf(digest, { ...vouched, savedAt: now.toISOString(), late: !isCounting });
    return { questionId, operationId, sequence, value, answeredAt: now, givenAt, isLate: !isCounting, position, digest, isHead: first.has(operation) };
  });
}

/** Writes answers, what counts now, and the exercise's head: one statement, so that the lock is held for one way to the database. */
async function write(tx: Queryable, { companyId, id, ...head }: ExerciseRow, added: readonly NewAnswer[], { now, isCounting }: Taking): Promise<void> {
  const sent = JSON.stringify(
    added.map(({ questionId, operationId, sequence, value, givenAt, position, digest, isHead }) => ({
      question_id: questionId,
      operation_id: operationId,
      sequence,
      value,
      given_at: givenAt,
      position,
      digest,
      is_head: isHead,
    })),
  );
  await tx.execute(sql`
    with sent as (
      select * from jsonb_to_recordset(${sent}::text::jsonb) as sent (
        question_id bigint, operation_id text, sequence bigint, value jsonb, given_at timestamptz, position integer, digest text, is_head boolean
      )
    ), kept as (
      insert into answers (company_id, record_id, question_id, operation_id, sequence, value, answered_at, given_at, is_late, position, digest)
      select ${companyId}::bigint, ${id}::bigint, question_id, operation_id, sequence, value, ${now.toISOString()}::timestamptz, given_at, ${!isCounting}::boolean, position, digest
      from sent order by position
    ), heads as (
      update record_questions as head set answer = sent.value, sequence = sent.sequence
      from sent where sent.is_head and head.record_id = ${id}::bigint and head.question_id = sent.question_id
    )
    update exercise_records
    set receipt_count = ${head.receiptCount}::integer, receipt_digest = ${head.receiptDigest}::text, state = ${head.state}::text,
      active_at = ${head.activeAt.toISOString()}::timestamptz, elapsed_seconds = ${head.elapsedSeconds}::integer
    where id = ${id}::bigint`);
}

function receiptOf(row: KeptAnswer | undefined, current: ReadonlyMap<string, number>, config: Config): Receipt[] {
  if (row === undefined) return [];
  const { questionId, operationId, sequence, answeredAt, isLate, position, digest } = row;
  return [
    {
      questionId,
      operationId,
      sequence,
      savedAt: answeredAt.toISOString(),
      currentSequence: current.get(questionId) ?? sequence,
      late: isLate,
      proof: position === null || digest === null ? null : proofOf(config, position, digest),
    },
  ];
}

/**
 * Saves one answer or more: each operation once, whatever its id was sent with before; of one question the highest
 * sequence counts. The caller holds the exercise's lock and passes what it read under it.
 * @throws {BusinessError} 0 for a question that is not asked.
 */
export async function saveAnswers(tx: Queryable, before: ExerciseRow, operations: readonly AnswerOperation[], taking: Taking): Promise<Saved> {
  const wanted = firstOfEach(operations);
  // Both go out at once: the second does not wait for the first.
  const [{ heads, answeredCount }, known] = await Promise.all([readHeads(tx, before.id, operations), readKept(tx, before.id, wanted)]);
  const isKnown = new Set(known.map(({ operationId }) => operationId));
  const added = chain(before, wanted.filter(({ operationId }) => !isKnown.has(operationId)), heads, taking);
  const last = added.at(-1);
  const record: ExerciseRow = { ...before, ...taking.clock, ...(last !== undefined && { receiptCount: last.position ?? 0, receiptDigest: last.digest ?? '' }) };
  await write(tx, record, added, taking);
  const changed = added.filter(({ isHead }) => isHead);
  const current = new Map([...heads.values(), ...changed].map(({ questionId, sequence }) => [questionId, sequence]));
  const kept = new Map([...known, ...added].map((row) => [row.operationId, row]));
  return {
    receipts: operations.flatMap(({ operationId }) => receiptOf(kept.get(operationId), current, taking.config)),
    answeredCount: changed.reduce((sum, { questionId, value }) => sum + Number(value.length > 0) - Number(heads.get(questionId)?.isAnswered), answeredCount),
    record,
  };
}
