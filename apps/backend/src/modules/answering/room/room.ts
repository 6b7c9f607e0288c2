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
  isReturning,
  isCounting,
  updateLastSeen,
  updateAllLastSeen,
  readAttempt,
  lastSeenUpdate,
  type ExamAttempt,
} from '../attempts/attempts.repo.ts';
import { updateAttempt } from '../attempts/attempts.service.ts';
import { clockAfter, ownRecord } from '../records/records.repo.ts';
import { updateRecord } from '../records/records.service.ts';
import { exerciseRecords, type ExerciseRow } from '../records/records.tables.ts';
import { roomChanged } from './roomEvents.ts';
import type { SaveOptions } from './saveAnswers.ts';
import { closeRecord } from './submit.ts';
import { isId } from '../../../platform/database/columns.ts';
import { memberOf } from '../../../platform/http/member.ts';

/** An exercise at one moment of the server's clock, locked unless {@link readRooms} read it. */
export interface Room {
  readonly record: ExerciseRow;
  /** The attempt; undefined for practice. */
  readonly examAttempt: ExamAttempt | undefined;
  readonly now: Date;
  /** When the request arrived: the student was present then, but may have left since. */
  readonly arrivedAt: Date;
}

/** What publishes changes of an exercise. */
type Publisher = Pick<UserContext, 'events'>;

function tell(
  tx: Queryable,
  { events }: Publisher,
  { id, userId }: ExerciseRow,
  event: 'submitted' | 'deadline',
): Promise<void> {
  return events.publish(roomChanged, { recordId: id, userId: userId ?? '', what: event }, tx);
}

/** Builds the room of a locked record, and updates the last-seen time of its attempt. */
export async function roomOf(
  tx: Queryable,
  record: ExerciseRow,
  times: Pick<Room, 'now' | 'arrivedAt'>,
  bus: Publisher,
): Promise<Room> {
  const found = record.type === 'exam' ? await readAttempt(tx, record.id) : undefined;
  if (found === undefined) return { record, examAttempt: undefined, ...times };
  const { examAttempt, hasMoved } = await updateLastSeen(tx, found, times.arrivedAt);
  if (hasMoved) await tell(tx, bus, record, 'deadline');
  return { record, examAttempt, ...times };
}

/** Locks an exercise of the student and runs `work` on it, in one transaction. */
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
      // The list is a single JSON parameter, so that one prepared plan, by the primary key, fits every
      // length.
      sql`${exerciseRecords.id} = any(array(
        select value::bigint from jsonb_array_elements_text(${sql.placeholder('recordIds')}::text::jsonb)))`,
    )
    .prepare('rooms'),
);

/** A student's request for an exercise. */
export interface RoomRequest {
  readonly recordId: string;
  readonly context: UserContext;
}

/**
 * Reads exercises without locking them, each only for its own student. Decisions based on them are written on
 * the condition that the exercises have not changed; otherwise {@link inRoom} decides again.
 * @returns a room for each, in order; undefined where the student has no exercise with this id.
 */
async function selectRooms(db: Queryable, requests: readonly RoomRequest[]): Promise<(Room | undefined)[]> {
  const recordIds = JSON.stringify(requests.map(({ recordId }) => recordId).filter(isId));
  const rows = await recordsById(db).execute({ recordIds });
  const byId = new Map(rows.map((row) => [row.record.id, row]));
  return requests.map(({ recordId, context }) => {
    const row = byId.get(recordId);
    const { companyId, userId } = memberOf(context);
    if (row?.record.companyId !== companyId || row.record.userId !== userId) return undefined;
    const { record, attempt, exam } = row;
    const examAttempt = attempt === null || exam === null ? undefined : { attempt, exam };
    return { record, examAttempt, now: context.clock.now(), arrivedAt: context.arrivedAt };
  });
}

/**
 * Stores the silences that some attempts return from.
 * @returns the rooms afterwards, in order; undefined where that needs the lock: a silence that moves the end
 *   has to be published to the other pages in the same transaction.
 */
async function storeInterruptions(
  db: Queryable,
  rooms: readonly (Room | undefined)[],
): Promise<(Room | undefined)[]> {
  const isBack = ({ examAttempt, arrivedAt }: Room): boolean =>
    examAttempt !== undefined && isReturning(examAttempt, arrivedAt);
  const back = rooms.flatMap((room) => (room !== undefined && isBack(room) ? [room] : []));
  if (back.length === 0) return [...rooms];
  const free = back.filter(({ examAttempt }) => examAttempt?.exam.outageCreditSeconds === 0);
  const noted = await updateAllLastSeen(
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

/**
 * Reads exercises of students without locking them, and stores their silences; undefined where only {@link
 * inRoom} can decide.
 */
export async function readRooms(
  db: Queryable,
  requests: readonly RoomRequest[],
): Promise<(Room | undefined)[]> {
  return storeInterruptions(db, await selectRooms(db, requests));
}

/**
 * Reads an exercise of the student, as {@link readRooms} does.
 * @throws {BusinessError} 0 where the student has none with this id.
 */
export async function readRoom(context: UserContext, recordId: string): Promise<Room> {
  const [room] = await readRooms(context.db, [{ recordId, context }]);
  return room ?? inRoom(context, recordId, async (_, locked) => locked);
}

/**
 * Returns the columns of an exercise that change when its student is active; undefined after the hand-in. An
 * exercise with the state `left` still stores answers, but does not reopen, since its paper may have a newer
 * open exercise.
 */
export function clockColumns({
  record,
  now,
}: Room): Pick<ExerciseRow, 'elapsedSeconds' | 'activeAt' | 'state'> | undefined {
  if (record.state === 'submitted') return undefined;
  return { ...clockAfter(record, now), state: record.state === 'left' ? 'left' : 'doing' };
}

/** Updates the clock of an exercise that is not handed in, and other given columns. */
export async function updateClock(tx: Queryable, room: Room, more: Partial<ExerciseRow> = {}): Promise<Room> {
  const { record } = room;
  const ticked = clockColumns(room);
  if (ticked === undefined) return room;
  const values = { ...ticked, ...more, ...(record.state === 'left' && { state: 'left' as const }) };
  await updateRecord(tx, record.id, values);
  return { ...room, record: { ...record, ...values } };
}

/** Opens an exercise: the time since it was last active does not count as working time. */
export async function openExercise(db: Queryable, seen: Room): Promise<Room> {
  const { record, now } = seen;
  if (record.state === 'submitted') return seen;
  const state = record.state === 'left' ? 'left' : 'doing';
  await db.execute(sql`
    with record as (
      update exercise_records set active_at = ${now.toISOString()}::timestamptz, state = case state
        when 'paused' then 'doing' else state end
      where id = ${record.id}::bigint and state <> 'submitted' returning id, active_at as seen_at
    )
    ${lastSeenUpdate}`);
  return { ...seen, record: { ...record, state, activeAt: now } };
}

/** Tells whether an answer that arrives now counts. */
export function acceptsAnswers({ record, examAttempt, now }: Room): boolean {
  return examAttempt === undefined ? record.state !== 'submitted' : isCounting(examAttempt, now);
}

/** Tells whether the clock has handed in an exam that still accepts answers stored on a device. */
export function needsRegrading(room: Room): boolean {
  return room.record.state === 'submitted' && acceptsAnswers(room);
}

/** Returns the options for saving answers that arrive now. */
export const saveOptionsOf = (room: Room, { config }: Pick<UserContext, 'config'>): SaveOptions => ({
  now: room.now,
  config,
  isCounting: acceptsAnswers(room),
  clock: clockColumns(room),
});

/** @throws {BusinessError} 0 where an exam may not be handed in yet, with the allowed time in `data.handInFrom`. */
export function expectHandIn({ record, examAttempt, now }: Room): void {
  if (examAttempt === undefined) return;
  const from = handInFrom(examAttempt, record.startedAt);
  if (now < from) throw new BusinessError('0', '还没到可以交卷的时间', { handInFrom: from.toISOString() });
}

/** Tells who hands in an attempt that ends now, and at what time; an attempt that is already handed in keeps both. */
export function handInDetails(
  { record, now }: Room,
  examAttempt: ExamAttempt,
  by?: 'clock' | 'rule',
): { handedIn: 'student' | 'clock' | 'rule'; submittedAt: Date } {
  const { attempt } = examAttempt;
  const handedIn = attempt.handedInBy ?? by ?? handedInBy(examAttempt, now);
  const atEnd = handedIn === 'clock' && attempt.endsAt < now ? attempt.endsAt : now;
  return { handedIn, submittedAt: record.submittedAt ?? atEnd };
}

/** Grades and closes an exercise; an exam that is already handed in keeps its time and is regraded. */
export async function close(tx: Queryable, room: Room, bus: Publisher, by?: 'clock' | 'rule'): Promise<Room> {
  const { record, examAttempt, now } = room;
  if (examAttempt === undefined) {
    const closed = await closeRecord(tx, record, { now });
    await tell(tx, bus, record, 'submitted');
    return { ...room, record: { ...record, ...closed, state: 'submitted' } };
  }
  const { attempt } = examAttempt;
  const { handedIn, submittedAt } = handInDetails(room, examAttempt, by);
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
 * Stores that the student left the page of an exam, so that the silence that follows is not an outage.
 * Exceeding the exam's limit hands it in.
 * @param before number of earlier leaves known to the page, since the same leave may arrive over the socket and
 *   over HTTP.
 */
export async function recordLeave(tx: Queryable, room: Room, bus: Publisher, before?: number): Promise<Room> {
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
  return leaveLimit > 0 && left.leaveCount > leaveLimit
    ? close(tx, after, bus, 'rule')
    : updateClock(tx, after);
}
