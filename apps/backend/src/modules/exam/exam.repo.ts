import type { Exam, MyExamsIn } from '@lectern/sdk/endpoints/exam';
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { preparedQuery } from '../../platform/database/preparedQuery.ts';
import { likePattern } from '../../platform/database/rows/likePattern.ts';
import {
  examAttempts,
  type ExamRow,
  exams,
  examStudents,
  isResultWithheld,
  isPaid,
  isSettled,
} from '../answering/index.ts';
import type { Member } from '../../platform/http/member.ts';
import { pageOf } from '../../platform/http/paging.ts';

interface ListRow extends Record<string, unknown> {
  id: string;
  name: string;
  type: Exam['examType'];
  state: Exam['examState'];
  paper_id: string;
  subject_name: string;
  open_at: string;
  close_at: string;
  minutes: number;
  question_count: number;
  total_score: string;
  pass_score: string;
  attempt_limit: number;
  attempt_count: number;
  record_id: string | null;
  score: string | null;
  has_face: boolean;
  face_state: 'waiting' | 'refused' | null;
  price_cents: number;
}

/** Selects the student's exams, each with its last attempt and state. */
function examsOf({ companyId, userId }: Member, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select e.id::text, e.name, e.type, e.paper_id::text, s.name as subject_name, e.open_at, e.close_at, p.question_count, p.total_score,
      e.minutes + coalesce(given.extra_minutes, 0) as minutes, e.pass_score,
      case when e.attempt_limit = 0 then 0 else e.attempt_limit + coalesce(given.extra_attempts, 0) end as attempt_limit,
      coalesce(last.number, 0) as attempt_count, last.record_id::text, 0 = any(e.face_minutes) as has_face, e.price_cents,
      case when last.is_held then last.face_state end as face_state,
      case
        when last.is_open then 'doing'
        when last.is_held then 'submitted'
        when last.is_unmarked then 'marking'
        when last.record_id is not null and (e.publish_at > ${at} or not last.is_paid or not last.is_settled) then 'submitted'
        when last.record_id is not null then 'published'
        when ${at} < e.open_at then 'notOpen'
        when ${at} > e.close_at or (e.late_minutes > 0 and ${at} > e.open_at + make_interval(mins => e.late_minutes)) then 'missed'
        else 'open'
      end as state,
      case when last.is_settled and not last.is_held and not last.is_unmarked and last.is_paid
        and (e.publish_at is null or e.publish_at <= ${at})
        then last.score end as score
    from exams e
    join papers p on p.id = e.paper_id
    join question_subjects s on s.id = p.subject_id
    left join exam_students given on given.exam_id = e.id and given.user_id = ${userId}
    left join lateral (
      select a.record_id, a.number, a.is_open, a.face_state, r.score, ${isSettled(now)} as is_settled,
        -- With a limit it is looked up for each record, never by reading all that wait for a mark.
        coalesce((select true from record_questions q where q.record_id = r.id and q.verdict = 'self' limit 1), false) as is_unmarked,
        ${isPaid} as is_paid, ${isResultWithheld} as is_held
      from exam_attempts a join exercise_records r on r.id = a.record_id
      where a.exam_id = e.id and a.user_id = ${userId} order by a.number desc limit 1
    ) last on true
    where e.company_id = ${companyId} and (e.is_for_all or given.user_id is not null)`;
}

function presentExam(row: ListRow): Exam {
  return {
    examId: row.id,
    examName: row.name,
    examType: row.type,
    examState: row.state,
    paperId: row.paper_id,
    subjectName: row.subject_name,
    openAt: new Date(row.open_at).toISOString(),
    closeAt: new Date(row.close_at).toISOString(),
    minutes: row.minutes,
    questionCount: row.question_count,
    totalScore: Number(row.total_score),
    passScore: Number(row.pass_score),
    attemptLimit: row.attempt_limit,
    attemptCount: row.attempt_count,
    recordId: row.record_id,
    score: row.score === null ? null : Number(row.score),
    faceFlag: row.has_face ? 1 : 0,
    priceCents: row.price_cents,
    ...(row.face_state !== null && { hold: row.face_state }),
  };
}

/** Reads a page of a student's exams: running attempts first, then open exams, then future ones. */
export async function findExams(
  db: Queryable,
  candidate: Member,
  { examType, examState, examName = '', pageIndex: pageNo, pageSize }: MyExamsIn,
  now: Date,
): Promise<{ total: number; records: Exam[] }> {
  const conditions = [sql`true`];
  if (examType !== undefined) conditions.push(sql`mine.type = ${examType}`);
  if (examState !== undefined) conditions.push(sql`mine.state = ${examState}`);
  if (examName.trim() !== '') conditions.push(sql`mine.name ilike ${likePattern(examName)}`);
  const found = sql`from (${examsOf(candidate, now)}) mine where ${sql.join(conditions, sql` and `)}`;
  const { limit, offset } = pageOf({ pageNo, pageSize });
  const { rows } = await db.execute<ListRow>(sql`
    select mine.* ${found}
    order by array_position(array['doing', 'open', 'notOpen'], mine.state::text) nulls last,
      case when mine.state in ('doing', 'open') then mine.close_at when mine.state = 'notOpen' then mine.open_at end,
      mine.close_at desc, mine.id
    limit ${limit} offset ${offset}`);
  const {
    rows: [all],
  } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`);
  return { total: all?.total ?? 0, records: rows.map(presentExam) };
}

/** Reads one exam of a student; undefined where the student may not take it. */
export async function findExam(
  db: Queryable,
  candidate: Member,
  examId: string,
  now: Date,
): Promise<{ exam: Exam; rules: ExamRow } | undefined> {
  const {
    rows: [row],
  } = await db.execute<ListRow>(
    sql`select mine.* from (${examsOf(candidate, now)}) mine where mine.id = ${examId}`,
  );
  const [rules] = await db
    .select()
    .from(exams)
    .where(and(eq(exams.companyId, candidate.companyId), eq(exams.id, examId)));
  return row === undefined || rules === undefined ? undefined : { exam: presentExam(row), rules };
}

const entry = preparedQuery((db) => {
  const userId = sql.placeholder('userId');
  return db
    .select({
      rules: exams,
      open: examAttempts,
      extraMinutes: sql<number>`coalesce(${examStudents.extraMinutes}, 0)`,
      extraAttempts: sql<number>`coalesce(${examStudents.extraAttempts}, 0)`,
      attemptCount: sql<number>`coalesce((select max(sat.number) from exam_attempts sat where sat.exam_id = ${exams.id}
          and sat.user_id = ${userId}), 0)`,
    })
    .from(exams)
    .leftJoin(examStudents, and(eq(examStudents.examId, exams.id), eq(examStudents.userId, userId)))
    .leftJoin(
      examAttempts,
      and(eq(examAttempts.examId, exams.id), eq(examAttempts.userId, userId), eq(examAttempts.isOpen, true)),
    )
    .where(
      and(
        eq(exams.id, sql.placeholder('examId')),
        eq(exams.companyId, sql.placeholder('companyId')),
        or(eq(exams.isForAll, true), isNotNull(examStudents.userId)),
      ),
    )
    .prepare('exam_entry');
});

/** Reads what decides whether a student may enter an exam; undefined where the student may not take it. */
export async function readEntry(db: Queryable, candidate: Member, examId: string) {
  const [row] = await entry(db).execute({ ...candidate, examId });
  return row;
}

/** Reads the exam that a command names. @throws {CommandError} where there is none. */
export async function expectExam(tx: Queryable, id: string): Promise<ExamRow> {
  const [exam] = await tx
    .select()
    .from(exams)
    .where(eq(exams.id, idOrNone(id)));
  if (exam === undefined) throw new CommandError(`There is no exam ${id}. "list" shows them.`);
  return exam;
}
