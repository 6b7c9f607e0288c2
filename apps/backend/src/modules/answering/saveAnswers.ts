import type { AnswerOperation, Receipt } from '@lectern/sdk/endpoints/answering';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { inSlices } from '../../platform/http/inSlices.ts';
import { answersSaved } from '../../platform/metrics/meters.ts';
import { signOfLife } from './attempts.repo.ts';
import { expectSpace, isToBeWeighed } from './answerSpace.ts';
import { NOT_ASKED, readHeads } from './answers.repo.ts';
import { isEmptyAnswer } from './marking.ts';
import { digestOf, proofOf, SIGNED_AT_ONCE } from './receipts.ts';
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
  /** Whether the exercise is handed in with them. @defaultValue false */
  readonly isHandIn?: boolean;
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
    const value = isEmptyAnswer(answer) ? [] : [...answer];
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
  /** Tells others of it with the commit, unless they are told afterwards; a value of the statement. */
  readonly telling: SQL;
}

/** What stands of an exercise after answers were written. */
interface Written extends Record<string, unknown> {
  readonly record_id: string;
  readonly answered_count: number;
  /** The sequence that counts, by question, of those that were named; null where none was. */
  readonly current: Readonly<Record<string, number>> | null;
}

/** What is written of one exercise. */
interface Writing {
  readonly now: Date;
  readonly before: ExerciseRow;
  readonly after: ExerciseRow;
  readonly added: readonly NewAnswer[];
  /** Of all operations, also of those that are on record. */
  readonly questionIds: readonly string[];
}

/** Writes an exercise before and after as a row of the statement's part `seen`. */
const seenRow = ({ now, before, after, questionIds }: Writing) => ({
  record_id: before.id,
  company_id: before.companyId,
  seen_count: before.receiptCount,
  seen_state: before.state,
  seen_at: now,
  question_ids: questionIds,
  receipt_count: after.receiptCount,
  receipt_digest: after.receiptDigest,
  state: after.state,
  active_at: after.activeAt,
  elapsed_seconds: after.elapsedSeconds,
  submitted_at: after.submittedAt,
  score: after.score,
});

/** Writes the answers of an exercise as rows of the statement's part `sent`. */
const sentRows = ({ before, added }: Writing) =>
  added.map(({ questionId, operationId, sequence, value, answeredAt, givenAt, isLate, ...link }) => ({
    record_id: before.id,
    question_id: questionId,
    operation_id: operationId,
    sequence,
    value,
    answered_at: answeredAt,
    given_at: givenAt,
    is_late: isLate,
    position: link.position,
    digest: link.digest,
    may_count: link.mayCount,
  }));

/**
 * Writes answers of exercises, what counts now, the exercises' heads and the attempts' signs of life, in one statement.
 * Of two devices with the same sequence the later arrival counts. Lists go along as JSON: with an array PostgreSQL
 * weighs its length, and once the tables are large it plans the whole statement anew for each answer. Nor does it know
 * how long they are: what is looked up by them is made to go by an index, however small the tables were at first.
 * @param ending of the one exercise that is written.
 * @returns nothing for an exercise, and nothing of it is written, where it is not what it was before or somebody is
 * changing it, one of its questions is not asked, or one of its operations is on record.
 */
async function write(
  tx: Queryable,
  writings: readonly Writing[],
  ending?: Ending,
): Promise<ReadonlyMap<string, Written>> {
  const seen = JSON.stringify(writings.map(seenRow));
  const sent = JSON.stringify(writings.flatMap(sentRows));
  const graded = JSON.stringify(
    (ending?.graded ?? []).map(({ questionId, verdict, earned }) => ({
      question_id: questionId,
      verdict,
      earned,
    })),
  );
  const { rows } = await tx.execute<Written>(sql`
    with seen as materialized (
      select * from jsonb_to_recordset(${seen}::text::jsonb) as seen (
        record_id bigint, company_id bigint, seen_count integer, seen_state text, seen_at timestamptz,
          question_ids jsonb, receipt_count integer, receipt_digest text, state text, active_at timestamptz,
          elapsed_seconds integer, submitted_at timestamptz, score numeric
      )
    ), sent as materialized (
      select * from jsonb_to_recordset(${sent}::text::jsonb) as sent (
        record_id bigint, question_id bigint, operation_id text, sequence bigint, value jsonb,
          answered_at timestamptz, given_at timestamptz, is_late boolean, position integer, digest text,
          may_count boolean
      )
    ), graded as materialized (
      select * from jsonb_to_recordset(${graded}::text::jsonb) as graded (question_id bigint, verdict text, earned numeric)
    ), locked as materialized (
      select r.id, r.receipt_count, r.state from exercise_records r
      where r.id = any(array(select record_id from seen)) for update skip locked
    ), known as materialized (
      select sent.record_id from sent where exists (
        select from answers a where a.record_id = sent.record_id and a.operation_id = sent.operation_id offset 0)
    ), record as materialized (
      select locked.id, seen.* from locked
      join seen on seen.record_id = locked.id and seen.seen_count = locked.receipt_count and seen.seen_state = locked.state
      where not exists (select from known where known.record_id = seen.record_id)
        and (select count(*) from record_questions q where q.record_id = seen.record_id
          and q.question_id = any(array(select value::bigint from jsonb_array_elements_text(seen.question_ids)))) =
          jsonb_array_length(seen.question_ids)
    ), asked as (
      select q.record_id, q.question_id, coalesce(sent.sequence, q.sequence) as sequence, coalesce(sent.value,
        q.answer) as answer, sent.question_id is not null as is_new,
        record.question_ids ? q.question_id::text as is_named
      from record join record_questions q on q.record_id = record.id
      left join sent on sent.may_count and sent.record_id = q.record_id and sent.question_id = q.question_id
        and sent.sequence >= q.sequence
    ), kept as (
      insert into answers (company_id, record_id, question_id, operation_id, sequence, value, answered_at, given_at,
        is_late, position, digest)
      select record.company_id, record.id, sent.question_id, sent.operation_id, sent.sequence, sent.value,
        sent.answered_at, sent.given_at, sent.is_late, sent.position, sent.digest
      from record join sent on sent.record_id = record.id order by record.id, sent.position
    ), changing as materialized (
      select asked.*, graded.verdict, graded.earned from asked
      left join graded on graded.question_id = asked.question_id
      where asked.is_new or graded.verdict is not null
    ), heads as (
      update record_questions head set answer = changing.answer, sequence = changing.sequence,
        verdict = coalesce(changing.verdict, head.verdict),
        earned = case when changing.verdict is null then head.earned else changing.earned end
      from changing where head.record_id = changing.record_id and head.question_id = changing.question_id
    ), attempt as (${ending?.closing ?? signOfLife}), changed as (
      update exercise_records r
      set receipt_count = record.receipt_count, receipt_digest = record.receipt_digest, state = record.state,
        active_at = record.active_at, elapsed_seconds = record.elapsed_seconds, submitted_at = record.submitted_at,
        score = record.score
      from record where r.id = record.id
    )
    select record_id::text, count(*) filter (where answer <> '[]'::jsonb)::int as answered_count,
      jsonb_object_agg(question_id, sequence) filter (where is_named) as current, ${ending?.telling ?? sql`null`} as told
    from asked group by record_id`);
  return new Map(rows.map((row) => [row.record_id, row]));
}

type Current = NonNullable<Written['current']>;

function receiptOf(
  { questionId, operationId, sequence, answeredAt, isLate, position, digest }: KeptAnswer,
  current: Current,
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

async function receiptsOf(
  operations: readonly AnswerOperation[],
  rows: ReadonlyMap<string, KeptAnswer>,
  current: Current,
  config: Config,
): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for await (const { operationId } of inSlices(operations, SIGNED_AT_ONCE)) {
    const row = rows.get(operationId);
    if (row !== undefined) receipts.push(receiptOf(row, current, config));
  }
  return receipts;
}

/** Answers of an exercise that was seen. */
export interface ToSave {
  readonly seen: ExerciseRow;
  readonly operations: readonly AnswerOperation[];
  readonly taking: Taking;
}

const areIds = (operations: readonly AnswerOperation[]): boolean =>
  operations.every(({ questionId }) => isId(questionId));

/** What is written of an exercise where some of the operations are on record already. */
function writingOf({ seen: before, operations, taking }: ToSave, known: readonly KeptAnswer[]): Writing {
  const isKnown = new Set(known.map(({ operationId }) => operationId));
  const added = chain(
    before,
    firstOfEach(operations).filter(({ operationId }) => !isKnown.has(operationId)),
    taking,
  );
  const last = added.at(-1);
  const moved = last && { receiptCount: last.position ?? 0, receiptDigest: last.digest ?? '' };
  return {
    now: taking.now,
    before,
    after: { ...before, ...taking.clock, ...moved },
    added,
    questionIds: [...new Set(operations.map(({ questionId }) => questionId))],
  };
}

/** Tells what saving came to where something stands of it. */
async function savedOf(
  { operations, taking }: ToSave,
  { added, after }: Writing,
  known: readonly KeptAnswer[],
  written: Written,
): Promise<Saved> {
  answersSaved.inc(added.length);
  const kept = new Map([...known, ...added].map((row) => [row.operationId, row]));
  return {
    receipts: await receiptsOf(operations, kept, written.current ?? {}, taking.config),
    answeredCount: written.answered_count,
    record: after,
  };
}

/**
 * Saves one answer or more: each operation once, whatever its id was sent with before; of one question the highest
 * sequence counts. The caller holds the exercise's lock and passes what it read under it.
 * @throws {BusinessError} 0 for a question that is not asked, and where the exercise has no space for more answers.
 */
export async function saveAnswers(
  tx: Queryable,
  before: ExerciseRow,
  operations: readonly AnswerOperation[],
  taking: Taking,
): Promise<Saved> {
  if (!areIds(operations)) throw new BusinessError('0', NOT_ASKED);
  const toSave = { seen: before, operations, taking };
  const known = await readKept(tx, before.id, operations);
  const writing = writingOf(toSave, known);
  if (isToBeWeighed(before, writing.added))
    await expectSpace(tx, before, { isHandIn: taking.isHandIn ?? false });
  const written = (await write(tx, [writing])).get(before.id);
  // Under the lock nothing else can stand in the way.
  if (written === undefined) throw new BusinessError('0', NOT_ASKED);
  return savedOf(toSave, writing, known, written);
}

/**
 * Saves answers of exercises that were seen and not locked, in a single statement, as nearly all are.
 * @returns for each of them, in order; undefined, and nothing of it is written, where somebody changed it meanwhile, an
 * operation came before, a question is not asked, or its answers are to be added up first: {@link saveAnswers} knows what
 * to do then.
 */
export async function saveNewAnswers(db: Queryable, all: readonly ToSave[]): Promise<(Saved | undefined)[]> {
  const ways = all.map((toSave) => ({
    toSave,
    writing:
      areIds(toSave.operations) && !isToBeWeighed(toSave.seen, toSave.operations)
        ? writingOf(toSave, [])
        : undefined,
  }));
  const writings = ways.flatMap(({ writing }) => writing ?? []);
  const written = writings.length === 0 ? undefined : await write(db, writings);
  return Promise.all(
    ways.map(async ({ toSave, writing }) => {
      const row = written?.get(toSave.seen.id);
      return row && writing && savedOf(toSave, writing, [], row);
    }),
  );
}

/**
 * Saves the last answers of an exercise as {@link saveNewAnswers} does, and ends it in the same statement.
 * @param endBy tells how, by the answers that are added.
 */
export async function saveLastAnswers(
  db: Queryable,
  toSave: ToSave,
  endBy: (added: readonly NewAnswer[]) => Ending,
): Promise<Saved | undefined> {
  if (!areIds(toSave.operations)) return undefined;
  const open = writingOf(toSave, []);
  const ending = endBy(open.added);
  const writing = { ...open, after: { ...open.after, ...ending.record } };
  const written = (await write(db, [writing], ending)).get(toSave.seen.id);
  return written && savedOf(toSave, writing, [], written);
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
