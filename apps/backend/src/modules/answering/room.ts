import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { preparedQuery } from '../../platform/database/preparedQuery.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { examAttempts, exams } from './exam.tables.ts';
import {
  handedInBy,
  handInFrom,
  isBackFromSilence,
  isCounting,
  noteSign,
  noteSigns,
  readAttempt,
  signOfLife,
  type ExamAttempt,
} from './attempts.repo.ts';
import { updateAttempt } from './attempts.service.ts';
import { clockAfter, NO_RECORD, ownRecord } from './records.repo.ts';
import { updateRecord } from './records.service.ts';
import { exerciseRecords, type ExerciseRow } from './records.tables.ts';
import { roomChanged } from './roomEvents.ts';
import type { Taking } from './saveAnswers.ts';
import { closeRecord } from './submit.ts';
import { isId } from '../../platform/database/columns.ts';
import { memberOf } from '../../platform/http/member.ts';

/** An exercise under its lock, at one moment of the server's clock. */
export interface Room {
  readonly record: ExerciseRow;
  /** The attempt, where it is an exam. */
  readonly examAttempt: ExamAttempt | undefined;
  readonly now: Date;
}

/** What changes of a room are told through. */
type Bus = Pick<UserContext, 'events'>;

function tell(
  tx: Queryable,
  { events }: Bus,
  { id, userId }: ExerciseRow,
  what: 'submitted' | 'deadline',
): Promise<void> {
  return events.publish(roomChanged, { recordId: id, userId: userId ?? '', what }, tx);
}

/** Opens the room of a record that is locked already; an exam's sign of life is noted with it. */
export async function roomOf(tx: Queryable, record: ExerciseRow, now: Date, bus: Bus): Promise<Room> {
  const found = record.type === 'exam' ? await readAttempt(tx, record.id) : undefined;
  if (found === undefined) return { record, examAttempt: undefined, now };
  const { examAttempt, hasMoved } = await noteSign(tx, found, now);
  if (hasMoved) await tell(tx, bus, record, 'deadline');
  return { record, examAttempt, now };
}

/** Locks an exercise of the student and lets `work` change it, in one transaction. */
export function inRoom<Result>(
  context: UserContext,
  recordId: string,
  work: (tx: Queryable, room: Room) => Promise<Result>,
): Promise<Result> {
  return context.transaction(async (tx) => {
    const record = await ownRecord(tx, memberOf(context), recordId, true);
    // Read under the lock, so that of two changes the later one never has the earlier time.
    return work(tx, await roomOf(tx, record, context.clock.now(), context));
  });
}

const recordOfMember = preparedQuery((db) =>
  db
    .select({ record: exerciseRecords, attempt: examAttempts, exam: exams })
    .from(exerciseRecords)
    .leftJoin(examAttempts, eq(examAttempts.recordId, exerciseRecords.id))
    .leftJoin(exams, eq(exams.id, examAttempts.examId))
    .where(
      and(
        eq(exerciseRecords.id, sql.placeholder('recordId')),
        eq(exerciseRecords.companyId, sql.placeholder('companyId')),
        eq(exerciseRecords.userId, sql.placeholder('userId')),
      ),
    )
    .prepare('room'),
);

/**
 * Sees an exercise of the student as it stands, without locking it: what is decided by it is written on the
 * condition that it still stands so, else {@link inRoom} decides anew.
 */
export async function seeRoom(context: UserContext, recordId: string): Promise<Room> {
  const [row] = isId(recordId)
    ? await recordOfMember(context.db).execute({ ...memberOf(context), recordId })
    : [];
  if (row === undefined) throw new BusinessError('0', NO_RECORD);
  const { record, attempt, exam } = row;
  const examAttempt = attempt === null || exam === null ? undefined : { attempt, exam };
  const now = context.clock.now();
  if (examAttempt === undefined || !isBackFromSilence(examAttempt, now)) return { record, examAttempt, now };
  // A silence goes on record first. Where it moves the end, other pages are told with the commit.
  if (examAttempt.exam.outageCreditSeconds > 0) return inRoom(context, recordId, async (_, room) => room);
  await noteSigns(context.db, [record.id], now);
  return {
    record,
    examAttempt: { ...examAttempt, attempt: { ...examAttempt.attempt, lastSeenAt: now, leftAt: null } },
    now,
  };
}

/**
 * What a sign of life changes of an exercise; nothing of one that is handed in. One that its student left
 * behind keeps what arrives, but does not open again: its paper may be open anew.
 */
export function tick({
  record,
  now,
}: Room): Pick<ExerciseRow, 'elapsedSeconds' | 'activeAt' | 'state'> | undefined {
  if (record.state === 'submitted') return undefined;
  return { ...clockAfter(record, now), state: record.state === 'left' ? 'left' : 'doing' };
}

/** Notes a sign of life of an open exercise, and what else changed of it. */
export async function touch(tx: Queryable, room: Room, more: Partial<ExerciseRow> = {}): Promise<Room> {
  const { record } = room;
  const ticked = tick(room);
  if (ticked === undefined) return room;
  const values = { ...ticked, ...more, ...(record.state === 'left' && { state: 'left' as const }) };
  await updateRecord(tx, record.id, values);
  return { ...room, record: { ...record, ...values } };
}

/** Opens the room of an exercise that was seen: the time since its last sign of life was spent elsewhere. */
export async function enter(db: Queryable, seen: Room): Promise<Room> {
  const { record, now } = seen;
  if (record.state === 'submitted') return seen;
  const state = record.state === 'left' ? 'left' : 'doing';
  await db.execute(sql`
    with record as (
      update exercise_records set active_at = ${now.toISOString()}::timestamptz, state = case state
        when 'paused' then 'doing' else state end
      where id = ${record.id}::bigint and state <> 'submitted' returning id
    )
    ${signOfLife(now)}`);
  return { ...seen, record: { ...record, state, activeAt: now } };
}

/** Tells whether an answer that arrives now counts. */
export function canTake({ record, examAttempt, now }: Room): boolean {
  return examAttempt === undefined ? record.state !== 'submitted' : isCounting(examAttempt, now);
}

/** Tells whether an exam that the clock handed in still takes what was kept on a device. */
export function takesAgain(room: Room): boolean {
  return room.record.state === 'submitted' && canTake(room);
}

/** How answers are taken that arrive in a room now. */
export const takingOf = (room: Room, { config }: Pick<UserContext, 'config'>): Taking => ({
  now: room.now,
  config,
  isCounting: canTake(room),
  clock: tick(room),
});

/** @throws {BusinessError} 0 where an exam may not be handed in yet; `data.handInFrom` tells when. */
export function expectHandIn({ record, examAttempt, now }: Room): void {
  if (examAttempt === undefined) return;
  const from = handInFrom(examAttempt, record.startedAt);
  if (now < from) throw new BusinessError('0', '还没到可以交卷的时间', { handInFrom: from.toISOString() });
}

/** Tells by whom an attempt is handed in that ends now, and as of when; one that was handed in already keeps both. */
export function endOf(
  { record, now }: Room,
  examAttempt: ExamAttempt,
  by?: 'clock' | 'rule',
): { handedIn: 'student' | 'clock' | 'rule'; submittedAt: Date } {
  const { attempt } = examAttempt;
  const handedIn = attempt.handedInBy ?? by ?? handedInBy(examAttempt, now);
  const atEnd = handedIn === 'clock' && attempt.endsAt < now ? attempt.endsAt : now;
  return { handedIn, submittedAt: record.submittedAt ?? atEnd };
}

/** Grades and closes an exercise; an exam that was handed in already keeps its time and is graded anew. */
export async function close(tx: Queryable, room: Room, bus: Bus, by?: 'clock' | 'rule'): Promise<Room> {
  const { record, examAttempt, now } = room;
  if (examAttempt === undefined) {
    const closed = await closeRecord(tx, record, { now });
    await tell(tx, bus, record, 'submitted');
    return { ...room, record: { ...record, ...closed, state: 'submitted' } };
  }
  const { attempt } = examAttempt;
  const { handedIn, submittedAt } = endOf(room, examAttempt, by);
  const closed = await closeRecord(tx, record, { now, submittedAt });
  if (attempt.isOpen) {
    await updateAttempt(tx, record.id, { isOpen: false, handedInBy: handedIn });
    await tell(tx, bus, record, 'submitted');
  }
  return {
    ...room,
    record: { ...record, ...closed, state: 'submitted' },
    examAttempt: { ...examAttempt, attempt: { ...attempt, isOpen: false, handedInBy: handedIn } },
  };
}

/**
 * Notes that the page of an exam was left, so that the silence that follows is no outage; once more than its rules allow
 * hands it in.
 */
export async function leave(tx: Queryable, room: Room, bus: Bus): Promise<Room> {
  const { record, examAttempt } = room;
  if (examAttempt === undefined || !examAttempt.attempt.isOpen) return room;
  const left = { leaveCount: examAttempt.attempt.leaveCount + 1, leftAt: room.now };
  await updateAttempt(tx, record.id, left);
  const after: Room = {
    ...room,
    examAttempt: { ...examAttempt, attempt: { ...examAttempt.attempt, ...left } },
  };
  const { leaveLimit } = examAttempt.exam;
  return leaveLimit > 0 && left.leaveCount > leaveLimit ? close(tx, after, bus, 'rule') : touch(tx, after);
}
