import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { signOfLife } from '../attempts/attempts.repo.ts';
import type { answers, ExerciseRow } from '../records/records.tables.ts';
import type { Graded } from './submit.ts';

/** An answer on record, as far as its receipt tells. */
export type KeptAnswer = Pick<
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
export interface Written extends Record<string, unknown> {
  readonly record_id: string;
  readonly answered_count: number;
  /** The sequence that counts, by question, of those that were named; null where none was. */
  readonly current: Readonly<Record<string, number>> | null;
}

/** What is written of one exercise. */
export interface Writing {
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
export async function writeAnswers(
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
