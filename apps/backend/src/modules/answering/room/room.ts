import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { preparedQuery } from '../../../platform/database/preparedQuery.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { examAttempts, exams } from '../attempts/exam.tables.ts';
import {
  faceStateAt,
  handedInBy,
  handInFrom,
  isBackFromSilence,
  isCounting,
  noteSign,
  noteSigns,
  readAttempt,
  signOfLife,
  type ExamAttempt,
} from '../attempts/attempts.repo.ts';
import { updateAttempt } from '../attempts/attempts.service.ts';
import { clockAfter, ownRecord } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { exerciseRecords, type ExerciseRow } from '../records/records.tables.ts';
import { roomChanged } from './roomEvents.ts';
import type { Taking } from './saveAnswers.ts';
import { closeRecord } from './submit.ts';
import { isId } from '../../../platform/database/columns.ts';
import { memberOf } from '../../../platform/http/member.ts';

/** An exercise under its lock, at one moment of the server's clock. */
export interface Room {
  readonly record: ExerciseRow;
  /** The attempt, where it is an exam. */
  readonly examAttempt: ExamAttempt | undefined;
  readonly now: Date;
  /** When that had come for which it is opened: its student was there then, and may have gone since. */
  readonly arrivedAt: Date;
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
export async function roomOf(
  tx: Queryable,
  record: ExerciseRow,
  times: Pick<Room, 'now' | 'arrivedAt'>,
  bus: Bus,
): Promise<Room> {
  const found = record.type === 'exam' ? await readAttempt(tx, record.id) : undefined;
  if (found === undefined) return { record, examAttempt: undefined, ...times };
  const { examAttempt, hasMoved } = await noteSign(tx, found, times.arrivedAt);
  if (hasMoved) await tell(tx, bus, record, 'deadline');
  return { record, examAttempt, ...times };
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
    const times = { now: context.clock.now(), arrivedAt: context.arrivedAt };
    return work(tx, await roomOf(tx, record, times, context));
  });
}

const recordsById = preparedQuery((db) =>
  db
    .select({ record: exerciseRecords, attempt: examAttempts, exam: exams })
    .from(exerciseRecords)
    .leftJoin(examAttempts, eq(examAttempts.recordId, exerciseRecords.id))
    .leftJoin(exams, eq(exams.id, examAttempts.examId))
    .where(
      // The list's length is unknown when this is planned, so that it is planned once, by the key.
      sql`${exerciseRecords.id} = any(array(
        select value::bigint from jsonb_array_elements_text(${sql.placeholder('recordIds')}::text::jsonb)))`,
    )
    .prepare('rooms'),
);

/** An exercise as one of its student's devices names it. */
export interface Wanted {
  readonly recordId: string;
  readonly context: UserContext;
}

/**
 * Sees exercises as they stand, each of its student alone, without locking them: what is decided by it is written on the
 * condition that they still stand so, else {@link inRoom} decides anew.
 * @returns for each, in order; undefined where its student has none with this id.
 */
async function readRooms(db: Queryable, wanted: readonly Wanted[]): Promise<(Room | undefined)[]> {
  const recordIds = JSON.stringify(wanted.map(({ recordId }) => recordId).filter(isId));
  const rows = await recordsById(db).execute({ recordIds });
  const byId = new Map(rows.map((row) => [row.record.id, row]));
  return wanted.map(({ recordId, context }) => {
    const row = byId.get(recordId);
    const { companyId, userId } = memberOf(context);
    if (row?.record.companyId !== companyId || row.record.userId !== userId) return undefined;
    const { record, attempt, exam } = row;
    const examAttempt = attempt === null || exam === null ? undefined : { attempt, exam };
    return { record, examAttempt, now: context.clock.now(), arrivedAt: context.arrivedAt };
  });
}

/**
 * Notes the silences that some rooms are back from: they go on record first.
 * @returns the rooms after that, in order; undefined where that needs the lock: where a silence moves the end, other
 * pages are told with the commit.
 */
async function noteSilences(
  db: Queryable,
  rooms: readonly (Room | undefined)[],
): Promise<(Room | undefined)[]> {
  const isBack = ({ examAttempt, arrivedAt }: Room): boolean =>
    examAttempt !== undefined && isBackFromSilence(examAttempt, arrivedAt);
  const back = rooms.flatMap((room) => (room !== undefined && isBack(room) ? [room] : []));
  if (back.length === 0) return [...rooms];
  const free = back.filter(({ examAttempt }) => examAttempt?.exam.outageCreditSeconds === 0);
  const noted = await noteSigns(
    db,
    free.map(({ record, arrivedAt }) => ({ recordId: record.id, at: arrivedAt })),
  );
  return rooms.map((room) => {
    if (room?.examAttempt === undefined || !isBack(room)) return room;
    if (!noted.has(room.record.id)) return undefined;
    const { attempt, exam } = room.examAttempt;
    return {
      ...room,
      examAttempt: { exam, attempt: { ...attempt, lastSeenAt: room.arrivedAt, leftAt: null } },
    };
  });
}

/** Sees exercises of students, with their silences noted; undefined where only {@link inRoom} can tell. */
export async function seeRooms(db: Queryable, wanted: readonly Wanted[]): Promise<(Room | undefined)[]> {
  return noteSilences(db, await readRooms(db, wanted));
}

/**
 * Sees an exercise of the student as it stands, as {@link seeRooms} does.
 * @throws {BusinessError} 0 where the student has none with this id.
 */
export async function seeRoom(context: UserContext, recordId: string): Promise<Room> {
  const [room] = await seeRooms(context.db, [{ recordId, context }]);
  return room ?? inRoom(context, recordId, async (_, locked) => locked);
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
      where id = ${record.id}::bigint and state <> 'submitted' returning id, active_at as seen_at
    )
    ${signOfLife}`);
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
  const faceState = await faceStateAt(tx, examAttempt, record.startedAt, submittedAt);
  const shut = { isOpen: false, handedInBy: handedIn, faceState };
  if (attempt.isOpen) {
    await updateAttempt(tx, record.id, shut);
    await tell(tx, bus, record, 'submitted');
  }
  return {
    ...room,
    record: { ...record, ...closed, state: 'submitted' },
    examAttempt: { ...examAttempt, attempt: { ...attempt, ...shut } },
  };
}

/**
 * Notes that the page of an exam was left, so that the silence that follows is no outage; once more than its rules allow
 * hands it in.
 * @param before how often it was left before, as the page knows: the same leave may arrive over a socket and over HTTP.
 */
export async function leave(tx: Queryable, room: Room, bus: Bus, before?: number): Promise<Room> {
  const { record, examAttempt, arrivedAt } = room;
  if (examAttempt === undefined || !examAttempt.attempt.isOpen) return room;
  const { leaveCount } = examAttempt.attempt;
  const isCounted = before !== undefined && before < leaveCount;
  const left = { leaveCount: isCounted ? leaveCount : leaveCount + 1, leftAt: arrivedAt };
  await updateAttempt(tx, record.id, left);
  const after: Room = {
    ...room,
    examAttempt: { ...examAttempt, attempt: { ...examAttempt.attempt, ...left } },
  };
  const { leaveLimit } = examAttempt.exam;
  return leaveLimit > 0 && left.leaveCount > leaveLimit ? close(tx, after, bus, 'rule') : touch(tx, after);
}
