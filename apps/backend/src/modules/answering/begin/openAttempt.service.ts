import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Member } from '../../../platform/http/member.ts';
import type { PlannedQuestion } from './beginRecord.service.ts';
import type { ExamRow } from '../attempts/exam.tables.ts';

/** The values of an attempt when its student enters. */
export interface NewAttempt extends Member {
  readonly schoolId: string;
  readonly rules: ExamRow;
  /** Number of the student's attempt at this exam, from 1. */
  readonly number: number;
  /** Seed of the question order. */
  readonly seed: number;
  readonly subjectId: string;
  readonly questions: readonly PlannedQuestion[];
  readonly endsAt: Date;
  readonly now: Date;
}

/**
 * Inserts an attempt with its exercise record and questions, in one statement, since hundreds of students may
 * enter in the same minute.
 * @returns the new record; undefined where a concurrent entry of the same student was first: then nothing was
 *   written.
 */
export async function openAttempt(
  tx: Queryable,
  { companyId, userId, schoolId, rules, number, seed, subjectId, questions, endsAt, now }: NewAttempt,
): Promise<string | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const planned = JSON.stringify(
    questions.map(({ questionId, sectionName, score }, index) => ({
      question_id: questionId,
      number: index + 1,
      section_name: sectionName,
      score,
    })),
  );
  const {
    rows: [attempt],
  } = await tx.execute<{ record_id: string }>(sql`
    with attempt as (
      insert into exam_attempts (record_id, company_id, exam_id, user_id, number, ends_at, last_seen_at)
      select nextval(pg_get_serial_sequence('exercise_records', 'id')), ${companyId}::bigint, ${rules.id}::bigint, ${userId}::bigint,
        ${number}::integer, ${endsAt.toISOString()}::timestamptz, ${at}
      on conflict do nothing
      returning record_id
    ), planned as materialized (
      select * from jsonb_to_recordset(${planned}::text::jsonb) as planned (question_id bigint, number integer,
        section_name text, score numeric)
    ), record as (
      insert into exercise_records
        (id, company_id, school_id, user_id, type, title, subject_id, paper_id, state, seed, question_count,
          total_score, started_at, active_at)
      select record_id, ${companyId}::bigint, ${schoolId}::bigint, ${userId}::bigint, 'exam',
        ${rules.name}::text, ${subjectId}::bigint,
        ${rules.paperId}::bigint, 'doing', ${seed}::integer, (select count(*) from planned), (select sum(score) from planned), ${at}, ${at}
      from attempt
    ), asked as (
      insert into record_questions (company_id, record_id, question_id, number, section_name, score)
      select ${companyId}::bigint, attempt.record_id, planned.question_id, planned.number, planned.section_name, planned.score
      from attempt cross join planned
    )
    select record_id::text from attempt`);
  return attempt?.record_id;
}
