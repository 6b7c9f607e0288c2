import { setImmediate } from 'node:timers/promises';
import type { AnswerOperation, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { answersSaved } from '../../platform/metrics/meters.ts';
import { signOfLife } from './attempts.repo.ts';
import { NOT_ASKED, readHeads } from './answers.repo.ts';
import { isEmptyAnswer } from './marking.ts';
import { digestOf, proofOf } from './receipts.ts';
import { answers, type ExerciseRow } from './records.tables.ts';
import type { Graded } from './submit.ts';
import { isId } from '../../platform/database/columns.ts';

/** Of one question only the operation with the highest sequence can become the answer. */
function newest<Row extends { readonly questionId: string; readonly sequence: number }>(
  operations: readonly Row[],
): Row[] {
  const byQuestion = new Map<string, Row>();
  for (const operation of operations) {
    const known = byQuestion.get(operation.questionId);
    if (known === undefined || operation.sequence >= known.sequence)
      byQuestion.set(operation.questionId, operation);
  }
  return [...byQuestion.values()];
}

/** An operation that comes twice in one batch counts as it came first. */
function firstOfEach(operations: readonly AnswerOperation[]): AnswerOperation[] {
  const byId = new Map<string, AnswerOperation>();
  for (const operation of operations)
    if (!byId.has(operation.operationId)) byId.set(operation.operationId, operation);
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

/** An answer on record, as far as its receipt tells. */
type KeptAnswer = Pick<
  typeof answers.$inferSelect,
  'questionId' | 'operationId' | 'sequence' | 'answeredAt' | 'isLate' | 'position' | 'digest'
>;

/** An answer about to be kept. */
export interface NewAnswer extends KeptAnswer {
  readonly value: readonly string[];
  readonly givenAt: string | null;
  /** Whether it becomes the answer of its question, if that has none of a higher sequence. */
  readonly mayCount: boolean;
}

function readKept(
  tx: Queryable,
  recordId: string,
  operations: readonly AnswerOperation[],
): Promise<KeptAnswer[]> {
  const { questionId, operationId, sequence, answeredAt, isLate, position, digest } = answers;
  return tx
    .select({ questionId, operationId, sequence, answeredAt, isLate, position, digest })
    .from(answers)
    .where(
      and(
        eq(answers.recordId, recordId),
        inArray(
          operationId,
          operations.map((operation) => operation.operationId),
        ),
      ),
    );
}

/** Makes the operations that are new the next links of the exercise's chain. */
function chain(
  record: ExerciseRow,
  fresh: readonly AnswerOperation[],
  { now, isCounting, settled }: Taking,
): NewAnswer[] {
  let digest = record.receiptDigest;
  // Only what arrives now can become the answer, so that an operation that comes again changes nothing.
  const first = new Set(
    isCounting ? newest(fresh).filter(({ questionId }) => settled?.has(questionId) !== true) : [],
  );
  return fresh.map((operation, index) => {
    const { questionId, operationId, sequence, answer, givenAt = null } = operation;
    const position = record.receiptCount + index + 1;
    const value = isEmptyAnswer(answer) ? [] : answer;
    const vouched = { recordId: record.id, position, questionId, operationId, sequence, answer: value };
    digest = digestOf(digest, { ...vouched, savedAt: now.toISOString(), late: !isCounting });
    return {
      questionId,
      operationId,
      sequence,
      value,
      answeredAt: now,
      givenAt,
      isLate: !isCounting,
      position,
      digest,
      mayCount: first.has(operation),
    };
  });
}

/** What else is written with the last answers, where they end an exercise. */
export interface Ending {
  readonly graded: readonly Graded[];
  readonly record: Pick<ExerciseRow, 'state' | 'score' | 'submittedAt' | 'activeAt'>;
  /** Closes the attempt; a part of the statement. */
  readonly closing: SQL;
  /** Tells others of it with the commit; a value of the statement. */
  readonly telling: SQL;
}

/** What stands after answers were written. */
interface Written extends Record<string, unknown> {
  readonly answered_count: number;
  /** The sequence that counts, by question. */
  readonly current: Readonly<Record<string, number>>;
}

interface Writing {
  readonly before: ExerciseRow;
  readonly after: ExerciseRow;
  readonly added: readonly NewAnswer[];
  /** Of all operations, also of those that are on record. */
  readonly questionIds: readonly string[];
  readonly ending: Ending | undefined;
}

/**
 * Writes answers, what counts now, the exercise's head and an attempt's sign of life, in one statement. Of two
 * devices with the same sequence the later arrival counts. Lists go along as JSON: with an array PostgreSQL weighs its
 * length, and once the tables are large it plans the whole statement anew for each answer.
 * @returns undefined, and nothing is written, where the exercise is not what it was before, one of the questions
 * is not asked, or one of the operations is on record.
 */
async function write(
  tx: Queryable,
  { before, after, added, questionIds, ending }: Writing,
  { now, isCounting }: Taking,
): Promise<Written | undefined> {
  const { id, companyId } = before;
  const graded = JSON.stringify(
    (ending?.graded ?? []).map(({ questionId, verdict, earned }) => ({
      question_id: questionId,
      verdict,
      earned,
    })),
  );
  const sent = JSON.stringify(
    added.map(({ questionId, operationId, sequence, value, givenAt, position, digest, mayCount }) => ({
      question_id: questionId,
      operation_id: operationId,
      sequence,
      value,
      given_at: givenAt,
      position,
      digest,
      may_count: mayCount,
    })),
  );
  const {
    rows: [written],
  } = await tx.execute<Written>(sql`
    with sent as materialized (
      select * from jsonb_to_recordset(${sent}::text::jsonb) as sent (
        question_id bigint, operation_id text, sequence bigint, value jsonb, given_at timestamptz, position integer,
          digest text, may_count boolean
      )
    ), graded as materialized (
      select * from jsonb_to_recordset(${graded}::text::jsonb) as graded (question_id bigint, verdict text, earned numeric)
    ), record as materialized (
      select r.id from exercise_records r
      where r.id = ${id}::bigint and r.receipt_count = ${before.receiptCount}::integer and r.state = ${before.state}::text
        and not exists (select from answers a join sent on sent.operation_id = a.operation_id where a.record_id = ${id}::bigint)
        and (select count(*) from record_questions q where q.record_id = ${id}::bigint
          and q.question_id in (select value::bigint
          from jsonb_array_elements_text(${JSON.stringify(questionIds)}::text::jsonb))) =
          ${questionIds.length}::integer
      for update
    ), asked as (
      select q.question_id, coalesce(sent.sequence, q.sequence) as sequence, coalesce(sent.value,
        q.answer) as answer, sent.question_id is not null as is_new
      from record join record_questions q on q.record_id = record.id
      left join sent on sent.may_count and sent.question_id = q.question_id and sent.sequence >= q.sequence
    ), kept as (
      insert into answers (company_id, record_id, question_id, operation_id, sequence, value, answered_at, given_at,
        is_late, position, digest)
      select ${companyId}::bigint, record.id, question_id, operation_id, sequence, value,
        ${now.toISOString()}::timestamptz, given_at, ${!isCounting}::boolean, position, digest
      from sent cross join record order by position
    ), heads as (
      update record_questions head set answer = asked.answer, sequence = asked.sequence,
        verdict = coalesce(graded.verdict, head.verdict), earned = case when graded.verdict is null then head.earned else graded.earned end
      from asked left join graded on graded.question_id = asked.question_id
      where (asked.is_new or graded.verdict is not null) and head.record_id = ${id}::bigint and head.question_id = asked.question_id
    ), attempt as (${ending?.closing ?? signOfLife(now)}), changed as (
      update exercise_records r
      set receipt_count = ${after.receiptCount}::integer, receipt_digest = ${after.receiptDigest}::text, state = ${after.state}::text,
        active_at = ${after.activeAt.toISOString()}::timestamptz, elapsed_seconds = ${after.elapsedSeconds}::integer,
        submitted_at = ${after.submittedAt?.toISOString() ?? null}::timestamptz, score = ${after.score}::numeric
      from record where r.id = record.id
    )
    select count(*) filter (where answer <> '[]'::jsonb)::int as answered_count, jsonb_object_agg(question_id, sequence) as current,
      ${ending?.telling ?? sql`null`} as told
    from asked having count(*) > 0`);
  return written;
}

function receiptOf(
  { questionId, operationId, sequence, answeredAt, isLate, position, digest }: KeptAnswer,
  current: Written['current'],
  config: Config,
): Receipt {
  return {
    questionId,
    operationId,
    sequence,
    savedAt: answeredAt.toISOString(),
    currentSequence: current[questionId] ?? sequence,
    late: isLate,
    proof: position === null || digest === null ? null : proofOf(config, position, digest),
  };
}

/** How many receipts are signed before others have their turn: a hand-in may have thousands. */
const SIGNED_AT_ONCE = 100;

async function receiptsOf(
  operations: readonly AnswerOperation[],
  rows: ReadonlyMap<string, KeptAnswer>,
  current: Written['current'],
  config: Config,
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (const { operationId } of operations) {
    const row = rows.get(operationId);
    if (row === undefined) continue;
    if (receipts.length > 0 && receipts.length % SIGNED_AT_ONCE === 0) await setImmediate();
    receipts.push(receiptOf(row, current, config));
  }
  return receipts;
}

/** Tells how an exercise ends by what is added to it. */
export type EndBy = (added: readonly NewAnswer[]) => Ending;

/** Writes what is new among some operations, if everything stands as it did `before`. */
async function add(
  tx: Queryable,
  before: ExerciseRow,
  operations: readonly AnswerOperation[],
  known: readonly KeptAnswer[],
  taking: Taking,
  endBy?: EndBy,
): Promise<Saved | undefined> {
  const questionIds = [...new Set(operations.map(({ questionId }) => questionId))];
  if (!questionIds.every(isId)) throw new BusinessError('0', NOT_ASKED);
  const isKnown = new Set(known.map(({ operationId }) => operationId));
  const added = chain(
    before,
    firstOfEach(operations).filter(({ operationId }) => !isKnown.has(operationId)),
    taking,
  );
  const last = added.at(-1);
  const ending = endBy?.(added);
  const record: ExerciseRow = {
    ...before,
    ...taking.clock,
    ...(last !== undefined && { receiptCount: last.position ?? 0, receiptDigest: last.digest ?? '' }),
    ...ending?.record,
  };
  const written = await write(tx, { before, after: record, added, questionIds, ending }, taking);
  if (written === undefined) return undefined;
  answersSaved.inc(added.length);
  const kept = new Map([...known, ...added].map((row) => [row.operationId, row]));
  return {
    receipts: await receiptsOf(operations, kept, written.current, taking.config),
    answeredCount: written.answered_count,
    record,
  };
}

/**
 * Saves one answer or more: each operation once, whatever its id was sent with before; of one question the highest
 * sequence counts. The caller holds the exercise's lock and passes what it read under it.
 * @throws {BusinessError} 0 for a question that is not asked.
 */
export async function saveAnswers(
  tx: Queryable,
  before: ExerciseRow,
  operations: readonly AnswerOperation[],
  taking: Taking,
): Promise<Saved> {
  const saved = await add(tx, before, operations, await readKept(tx, before.id, operations), taking);
  // Under the lock nothing else can stand in the way.
  if (saved === undefined) throw new BusinessError('0', NOT_ASKED);
  return saved;
}

/**
 * Saves answers of an exercise that was seen and not locked, in a single statement, as nearly all are.
 * @returns undefined, and nothing is written, where somebody changed it meanwhile or an operation came before:
 * {@link saveAnswers} knows what to do then.
 * @param endBy hands the exercise in with them.
 * @throws {BusinessError} 0 for what cannot be a question.
 */
export function saveNewAnswers(
  db: Queryable,
  seen: ExerciseRow,
  operations: readonly AnswerOperation[],
  taking: Taking,
  endBy?: EndBy,
): Promise<Saved | undefined> {
  return add(db, seen, operations, [], taking, endBy);
}

/**
 * Tells again what saving came to, where every operation is on record. What a student's device sends again needs no
 * lock: after an outage a whole hall does.
 * @returns undefined where one of them is new.
 */
export async function savedBefore(
  db: Queryable,
  record: ExerciseRow,
  operations: readonly AnswerOperation[],
  config: Config,
): Promise<Saved | undefined> {
  const known = new Map((await readKept(db, record.id, operations)).map((row) => [row.operationId, row]));
  if (!operations.every(({ operationId }) => known.has(operationId))) return undefined;
  const heads = await readHeads(db, record.id);
  const current = Object.fromEntries(heads.map(({ questionId, sequence }) => [questionId, sequence]));
  return {
    receipts: await receiptsOf(operations, known, current, config),
    answeredCount: heads.filter(({ answer }) => answer.length > 0).length,
    record,
  };
}
