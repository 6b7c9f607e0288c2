import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import type { Job } from '../../platform/jobs/repeat.ts';
import {
  exerciseRecords,
  close,
  roomOf,
  roomChanged,
  bookMistakes,
  examAttempts,
  exams,
  graceEnd,
  updateAttempt,
  areSolutionsShown,
  areSolutionsVisible,
} from '../answering/index.ts';
type Parts = Pick<AppParts, 'connection' | 'clock' | 'events'>;

const CONCURRENCY = 4;

/** Runs `work` for each item, a few at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const remaining = [...items];
  const worker = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** Locks a record, or returns undefined where another transaction has locked it; the next run tries it again. */
async function lockIfFree(tx: Queryable, recordId: string) {
  const [record] = await tx
    .select()
    .from(exerciseRecords)
    .where(eq(exerciseRecords.id, recordId))
    .for('update', { skipLocked: true });
  return record;
}

/**
 * Hands in the attempts whose time and grace period are over, with all saved answers; the hand-in is dated to
 * their end. Safe to run in several processes at once.
 * @returns the number of attempts handed in.
 */
export async function handInEnded({ connection, clock, events }: Parts): Promise<number> {
  const { db } = connection;
  const now = clock.now();
  const ended = await db
    .select({ recordId: examAttempts.recordId })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(
      and(
        // A bare boolean column rather than `= true`, so that PostgreSQL uses the partial index of open
        // attempts.
        sql`${examAttempts.isOpen}`,
        lt(examAttempts.endsAt, now),
        sql`${examAttempts.endsAt} + make_interval(secs => ${exams.graceSeconds}) < ${now.toISOString()}::timestamptz`,
      ),
    )
    .limit(2_000);
  let count = 0;
  await forEach(ended, ({ recordId }) =>
    inTransaction(db, async (tx) => {
      const record = await lockIfFree(tx, recordId);
      if (record === undefined || record.state === 'submitted') return;
      const room = await roomOf(tx, record, { now, arrivedAt: now }, { events });
      // The school may have extended the time meanwhile.
      if (room.examAttempt === undefined || now <= graceEnd(room.examAttempt)) return;
      await close(tx, room, { events }, 'clock');
      count += 1;
    }),
  );
  return count;
}

/** Maximum attempts whose mistakes one run adds to the wrong book. */
const BOOKED_PER_RUN = 500;

/**
 * Adds the mistakes of exams to the wrong book once their solutions may be seen. The query skips attempts that
 * still wait (for a payment, a mark, the end), since they would use up the limit of each run.
 * @returns `'more'` where others may be left.
 */
export async function bookExams({ connection, clock }: Parts): Promise<'more' | undefined> {
  const { db } = connection;
  const now = clock.now();
  const unbooked = await db
    .select({ recordId: examAttempts.recordId })
    .from(examAttempts)
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(exerciseRecords, eq(exerciseRecords.id, examAttempts.recordId))
    .where(
      and(
        isNull(examAttempts.bookedAt),
        eq(examAttempts.isOpen, false),
        inArray(exams.answersShown, ['afterHandIn', 'afterClose', 'afterPublish']),
        areSolutionsVisible(now),
      ),
    )
    .limit(BOOKED_PER_RUN);
  await forEach(unbooked, ({ recordId }) =>
    inTransaction(db, async (tx) => {
      const record = await lockIfFree(tx, recordId);
      if (record === undefined || !(await areSolutionsShown(tx, record.id, now))) return;
      await bookMistakes(tx, record, now);
      await updateAttempt(tx, record.id, { bookedAt: now });
    }),
  );
  return unbooked.length === BOOKED_PER_RUN ? 'more' : undefined;
}

/**
 * Notifies the pages of attempts for which a scheduled face check has become due. Several processes may notify
 * the same page, which is harmless: the page then requests the current status.
 * @param since the end of the previous run; checks due up to then are skipped.
 */
export async function notifyDueFaces(
  { connection, events }: Omit<Parts, 'clock'>,
  since: Date,
  now: Date,
): Promise<void> {
  // Materialized with a lateral lookup, since PostgreSQL's statistics may otherwise suggest scanning the
  // many records rather than the few open attempts.
  const { rows: due } = await connection.db.execute<{ record_id: string; user_id: string }>(sql`
    with open as materialized (
      select a.record_id, a.user_id, e.face_minutes from exam_attempts a join exams e on e.id = a.exam_id
      where a.is_open and cardinality(e.face_minutes) > 0
    )
    select open.record_id::text, open.user_id::text
    from open cross join lateral (select started_at from exercise_records where id = open.record_id offset 0) r
    where exists (
      select from unnest(open.face_minutes) minute
      where minute > 0 and r.started_at + make_interval(mins => minute) > ${since.toISOString()}::timestamptz
        and r.started_at + make_interval(mins => minute) <= ${now.toISOString()}::timestamptz
    )`);
  for (const { record_id: recordId, user_id: userId } of due)
    await events.publish(roomChanged, { recordId, userId, what: 'face' });
}

/** Returns a job that covers the time since its last successful run, so that nothing is lost by a failed one. */
function faceCheckNotifier(parts: Parts): () => Promise<void> {
  let since = parts.clock.now();
  return async () => {
    const now = parts.clock.now();
    await notifyDueFaces(parts, since, now);
    since = now;
  };
}

/** Returns the background jobs of the exam module. */
export function examJobs(parts: Parts): Job[] {
  return [
    { name: 'handInEndedExams', everyMs: 1_000, run: async () => void (await handInEnded(parts)) },
    { name: 'askForFaces', everyMs: 1_000, run: faceCheckNotifier(parts) },
    { name: 'bookExams', everyMs: 60_000, run: () => bookExams(parts) },
  ];
}
