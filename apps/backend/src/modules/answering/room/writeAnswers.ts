import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { lastSeenUpdate } from '../attempts/attempts.repo.ts';
import type { answers, ExerciseRow } from '../records/records.tables.ts';
import type { Graded } from './submit.ts';

/** The columns of a stored answer that its receipt needs. */
export type StoredAnswer = Pick<
  typeof answers.$inferSelect,
  'questionId' | 'operationId' | 'sequence' | 'answeredAt' | 'isLate' | 'position' | 'digest'
>;

/** An answer about to be stored. */
export interface NewAnswer extends StoredAnswer {
  readonly value: readonly string[];
  readonly givenAt: string | null;
  /** Whether it may become the current answer of its question, unless that has a higher sequence. */
  readonly mayCount: boolean;
}

/** What else is written with the last answers of an exercise when it is closed. */
export interface Ending {
  readonly graded: readonly Graded[];
  readonly record: Pick<ExerciseRow, 'state' | 'score' | 'submittedAt' | 'activeAt'>;
  /** The CTE that closes the attempt. */
  readonly closing: SQL;
  /** A SQL value that publishes the hand-in at the commit; null where the caller publishes it afterwards. */
  readonly publishing: SQL;
}

/** The state of an exercise after its answers were written. */
export interface WrittenRecord extends Record<string, unknown> {
  readonly record_id: string;
  readonly answered_count: number;
  /** The current sequence of each question named in the call; null where none was named. */
  readonly current: Readonly<Record<string, number>> | null;
}

/** What is written for one exercise. */
export interface Writing {
  readonly now: Date;
  readonly before: ExerciseRow;
  readonly after: ExerciseRow;
  readonly added: readonly NewAnswer[];
  /** The questions of all operations, including those already stored. */
  readonly questionIds: readonly string[];
}

/** Converts an exercise before and after to a row of the CTE `seen`. */
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

/** Converts the answers of an exercise to rows of the CTE `sent`. */
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
 * Writes answers of exercises, the current answers, the exercises and the attempts' last-seen times, in one
 * statement. With equal sequences the later arrival counts. Lists are passed as JSON: for an array parameter
 * PostgreSQL estimates its length, and with large tables it would replan the whole statement for each answer.
 * With JSON it does not know the length either, so lookups are written to use an index even if they were
 * planned while the tables were small.
 * @param ending given where the one exercise written is also closed.
 * @returns the exercises written. An exercise is left out, and nothing of it is written, where it has changed,
 *   another transaction has locked it, one of its questions is not part of it, or one of its operations is
 *   already stored.
 */
export async function writeAnswers(
  tx: Queryable,
  writings: readonly Writing[],
  ending?: Ending,
): Promise<ReadonlyMap<string, WrittenRecord>> {
  const seen = JSON.stringify(writings.map(seenRow));
  const sent = JSON.stringify(writings.flatMap(sentRows));
  const graded = JSON.stringify(
    (ending?.graded ?? []).map(({ questionId, verdict, earned }) => ({
      question_id: questionId,
      verdict,
      earned,
    })),
  );
  const { rows } = await tx.execute<WrittenRecord>(sql`
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
    ), attempt as (${ending?.closing ?? lastSeenUpdate}), changed as (
      update exercise_records r
      set receipt_count = record.receipt_count, receipt_digest = record.receipt_digest, state = record.state,
        active_at = record.active_at, elapsed_seconds = record.elapsed_seconds, submitted_at = record.submitted_at,
        score = record.score
      from record where r.id = record.id
    )
    select record_id::text, count(*) filter (where answer <> '[]'::jsonb)::int as answered_count,
      jsonb_object_agg(question_id, sequence) filter (where is_named) as current, ${ending?.publishing ?? sql`null`} as told
    from asked group by record_id`);
  return new Map(rows.map((row) => [row.record_id, row]));
}
