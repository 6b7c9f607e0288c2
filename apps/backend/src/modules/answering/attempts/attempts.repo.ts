import type { ExamRoom } from '@lectern/sdk/endpoints/answering';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { RowOf } from '../../../platform/database/rows/rowOf.ts';
import { type AttemptRow, examAttempts, examFaces, exams } from './exam.tables.ts';

/** An attempt with the rules of its exam. */
export type ExamAttempt = RowOf<typeof readAttempt>;

const MINUTE_MS = 60_000;

/** A silence longer than this counts as an outage: three missed heartbeats of ten seconds each. */
const MAX_SILENCE_SECONDS = 30;

/** Minimum seconds between two writes of an attempt's last-seen time. */
const LAST_SEEN_WRITE_SECONDS = 5;

/** A hand-in this close to the end is attributed to the clock: the countdown of the exam room sent it. */
const CLOCK_SLACK_MS = 2_000;

/** Reads the attempt of an exercise record; undefined for practice. */
export async function readAttempt(db: Queryable, recordId: string) {
  const [row] = await db
    .select({ attempt: examAttempts, exam: exams })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(eq(examAttempts.recordId, recordId));
  return row;
}

/** Returns the end of the grace period, in which answers stored on a device still count. */
export function graceEnd({ attempt, exam }: ExamAttempt): Date {
  return new Date(attempt.endsAt.getTime() + exam.graceSeconds * 1000);
}

/** Tells whether answers that arrive now count. After a hand-in they count only if the clock made it. */
export function isCounting(examAttempt: ExamAttempt, now: Date): boolean {
  const { isOpen, handedInBy } = examAttempt.attempt;
  return (isOpen || handedInBy === 'clock') && now <= graceEnd(examAttempt);
}

/**
 * Returns the moment from which no answer of a handed-in attempt counts any more; null where nothing has to be
 * waited for, since the clock did not make the hand-in.
 */
export function settlesAt(examAttempt: ExamAttempt): Date | null {
  return examAttempt.attempt.handedInBy === 'clock' ? graceEnd(examAttempt) : null;
}

/**
 * Whether an attempt `a` of an exam `e` is handed in and no further answer of it counts, by the rule of {@link
 * isCounting}. Results are hidden before that, since the student could still change answers with their help.
 */
export const isSettled = (now: Date): SQL<boolean> => sql<boolean>`(not a.is_open and (
  a.handed_in_by is distinct from 'clock'
  or a.ends_at + make_interval(secs => e.grace_seconds) < ${now.toISOString()}::timestamptz
))`;

/**
 * Whether the result of an attempt `a` is withheld: the school has not yet reviewed its missed face checks, or
 * refused it, for that or another reason.
 */
export const isResultWithheld: SQL<boolean> = sql<boolean>`coalesce(a.face_state <> 'accepted', false)`;

/** Tells whether a hand-in that arrives now comes from the student or from the clock. */
export function handedInBy({ attempt }: ExamAttempt, now: Date): 'student' | 'clock' {
  return now.getTime() >= attempt.endsAt.getTime() - CLOCK_SLACK_MS ? 'clock' : 'student';
}

/** Returns the moment from which handing in is allowed. */
export function handInFrom({ attempt, exam }: ExamAttempt, startedAt: Date): Date {
  const from = attempt.endsAt.getTime() - exam.handInAfterMinutes * MINUTE_MS;
  return exam.handInAfterMinutes === 0 ? startedAt : new Date(Math.max(from, startedAt.getTime()));
}

/**
 * Returns the minutes after the start for which a face check is required but missing: the scheduled minutes
 * that have passed at the moment `by`, and the minute at which the school asked for one.
 * @param passed minutes whose face check was passed.
 */
export function missingFaces(
  { attempt, exam }: ExamAttempt,
  startedAt: Date,
  by: Date,
  passed: readonly number[],
): number[] {
  const minutesAt = (moment: Date) => (moment.getTime() - startedAt.getTime()) / MINUTE_MS;
  const requestedMinutes =
    attempt.faceAskedAt === null ? [] : [Math.max(0, Math.floor(minutesAt(attempt.faceAskedAt)))];
  const arrived = exam.faceMinutes.filter((minute) => minute > 0 && minute <= minutesAt(by));
  return [...new Set([...arrived.filter((minute) => !passed.includes(minute)), ...requestedMinutes])];
}

/** Reads the passed face checks of an attempt and returns the ones missing now, as {@link missingFaces} does. */
export async function dueFaces(
  db: Queryable,
  examAttempt: ExamAttempt,
  startedAt: Date,
  now: Date,
): Promise<number[]> {
  const due = missingFaces(examAttempt, startedAt, now, []);
  if (due.length === 0) return due;
  const rows = await db
    .select({ minute: examFaces.minute })
    .from(examFaces)
    .where(eq(examFaces.recordId, examAttempt.attempt.recordId));
  return missingFaces(
    examAttempt,
    startedAt,
    now,
    rows.map(({ minute }) => minute),
  );
}

/**
 * Tells whether a session may see the questions of an exam. Where a face check is required at the entry, each
 * session has to pass one itself, since another device may be in somebody else's hands.
 */
export async function isAdmitted(
  db: Queryable,
  { attempt, exam }: ExamAttempt,
  sessionId: string,
): Promise<boolean> {
  if (!exam.faceMinutes.includes(0)) return true;
  const { recordId } = attempt;
  const isPassed = or(isNull(examFaces.sessionId), eq(examFaces.sessionId, sessionId));
  return (await db.$count(examFaces, and(eq(examFaces.recordId, recordId), isPassed))) > 0;
}

/**
 * Returns the face state of an attempt that is handed in now: `waiting` for the school's review where a
 * required face check is missing.
 */
export async function faceStateAt(
  db: Queryable,
  examAttempt: ExamAttempt,
  startedAt: Date,
  submittedAt: Date,
): Promise<AttemptRow['faceState']> {
  const { attempt, exam } = examAttempt;
  if (!attempt.isOpen || !exam.isFaceRequired || attempt.faceState !== null) return attempt.faceState;
  return (await dueFaces(db, examAttempt, startedAt, submittedAt)).length > 0 ? 'waiting' : null;
}

/** Formats what an exam adds to the reply about an exercise. */
export async function presentRoom(
  db: Queryable,
  examAttempt: ExamAttempt,
  startedAt: Date,
  now: Date,
): Promise<ExamRoom> {
  const { attempt, exam } = examAttempt;
  return {
    examId: exam.id,
    endsAt: attempt.endsAt.toISOString(),
    graceSeconds: exam.graceSeconds,
    handInFrom: handInFrom(examAttempt, startedAt).toISOString(),
    leaveLimit: exam.leaveLimit,
    leaveCount: attempt.leaveCount,
    faceDue: (await dueFaces(db, examAttempt, startedAt, now)).length > 0,
  };
}

/** A moment at which the student of an attempt was present. */
export interface Presence {
  readonly recordId: string;
  readonly at: Date;
}

/**
 * Updates the last-seen time of attempts. A long silence before it is stored in `exam_outages`: as an outage,
 * for which the exam may credit time up to a limit, or as `left` where the student had left on purpose. The
 * exercise rows are locked before the attempts, the same order as everywhere, to avoid deadlocks. Skips an
 * attempt that another transaction has locked, and one whose student left after the given moment.
 * @returns the updated attempts, each with the number of seconds by which its end moved.
 */
export async function updateAllLastSeen(
  db: Queryable,
  presences: readonly Presence[],
): Promise<ReadonlyMap<string, number>> {
  if (presences.length === 0) return new Map();
  const arrived = JSON.stringify(
    presences.map(({ recordId, at }) => ({ record_id: recordId, present_at: at })),
  );
  const { rows } = await db.execute<{ record_id: string; credit: number }>(sql`
    with record as materialized (
      select id from exercise_records where id = ${anyOf(presences.map(({ recordId }) => recordId))}
      order by id for update skip locked
    ), arrived as (
      select record_id, max(present_at) as present_at
      from jsonb_to_recordset(${arrived}::text::jsonb) as arrived (record_id bigint, present_at timestamptz) group by record_id
    ), seen as (
      select a.record_id, a.company_id, a.last_seen_at, arrived.present_at, a.left_at is not null as has_left,
        case when a.left_at is not null then 0 else
          greatest(0, least(e.outage_credit_seconds - a.credited_seconds,
            floor(extract(epoch from least(arrived.present_at, a.ends_at) - a.last_seen_at))))::int end as credit
      from record join arrived on arrived.record_id = record.id
        join exam_attempts a on a.record_id = record.id join exams e on e.id = a.exam_id
      where a.is_open and a.last_seen_at < arrived.present_at and (a.left_at is null or a.left_at <= arrived.present_at)
      order by a.record_id for update of a
    ), gaps as (
      insert into exam_outages (company_id, record_id, kind, started_at, ended_at, credited_seconds)
      select company_id, record_id, case when has_left then 'left' else 'outage' end, last_seen_at, present_at, credit
      from seen where present_at - last_seen_at > make_interval(secs => ${MAX_SILENCE_SECONDS})
      on conflict (record_id, started_at) do nothing
      returning record_id, credited_seconds
    )
    update exam_attempts a
    set last_seen_at = seen.present_at, left_at = null,
      credited_seconds = a.credited_seconds + coalesce(gaps.credited_seconds, 0),
      ends_at = a.ends_at + make_interval(secs => coalesce(gaps.credited_seconds, 0))
    from seen left join gaps on gaps.record_id = seen.record_id
    where a.record_id = seen.record_id
    returning a.record_id::text as record_id, coalesce(gaps.credited_seconds, 0)::int as credit`);
  return new Map(rows.map(({ record_id: recordId, credit }) => [recordId, credit]));
}

/**
 * Tells whether the silence before a moment has to be stored as an outage or a leave, which {@link updateLastSeen}
 * does.
 */
export function isReturning({ attempt }: ExamAttempt, at: Date): boolean {
  if (!attempt.isOpen) return false;
  return attempt.leftAt !== null || at.getTime() - attempt.lastSeenAt.getTime() > MAX_SILENCE_SECONDS * 1000;
}

/**
 * SQL that updates the last-seen time of attempts after a short silence, to `seen_at` of the exercises in the
 * statement's CTE `record`. That CTE locks the exercises first, in the same lock order as everywhere.
 */
export const lastSeenUpdate: SQL = sql`
    update exam_attempts a set last_seen_at = record.seen_at
    from record where a.record_id = record.id and a.is_open and a.left_at is null
      and a.last_seen_at between record.seen_at - make_interval(secs => ${MAX_SILENCE_SECONDS}::integer)
        and record.seen_at - make_interval(secs => ${LAST_SEEN_WRITE_SECONDS}::integer)`;

/** Returns SQL that closes the attempt of the exercise that the statement's CTE `record` locks. */
export function closeAttempt(
  by: NonNullable<AttemptRow['handedInBy']>,
  faceState: AttemptRow['faceState'],
): SQL {
  return sql`update exam_attempts a set is_open = false, handed_in_by = ${by}::text, face_state = ${faceState}::text
    from record where a.record_id = record.id`;
}

/** Updates the last-seen time of one attempt whose exercise is locked, and returns the attempt afterwards. */
export async function updateLastSeen(
  tx: Queryable,
  examAttempt: ExamAttempt,
  at: Date,
): Promise<{ readonly examAttempt: ExamAttempt; readonly hasMoved: boolean }> {
  const { attempt } = examAttempt;
  const isFresh =
    at.getTime() - attempt.lastSeenAt.getTime() < LAST_SEEN_WRITE_SECONDS * 1000 && attempt.leftAt === null;
  if (!attempt.isOpen || isFresh) return { examAttempt, hasMoved: false };
  const noted = await updateAllLastSeen(tx, [{ recordId: attempt.recordId, at }]);
  const after = (noted.get(attempt.recordId) ?? 0) > 0 ? await readAttempt(tx, attempt.recordId) : undefined;
  return { examAttempt: after ?? examAttempt, hasMoved: after !== undefined };
}
