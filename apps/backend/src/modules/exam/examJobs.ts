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
  areSolutionsTold,
} from '../answering/index.ts';
type Parts = Pick<AppParts, 'connection' | 'clock' | 'events'>;

const AT_ONCE = 4;

/** Does some work for each item, a few at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Locks a record unless somebody works on it just now: then the next run finds it again. */
async function lockFree(tx: Queryable, recordId: string) {
  const [record] = await tx
    .select()
    .from(exerciseRecords)
    .where(eq(exerciseRecords.id, recordId))
    .for('update', { skipLocked: true });
  return record;
}

/**
 * Hands in the attempts whose time and grace are over, with everything that was saved: nothing is blanked,
 * and the hand-in counts as of their end. Safe in several processes at once.
 * @returns how many were handed in.
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
        // In these words, and by itself: the index of open attempts is found by it.
        sql`${examAttempts.isOpen}`,
        lt(examAttempts.endsAt, now),
        sql`${examAttempts.endsAt} + make_interval(secs => ${exams.graceSeconds}) < ${now.toISOString()}::timestamptz`,
      ),
    )
    .limit(2_000);
  let count = 0;
  await forEach(ended, ({ recordId }) =>
    inTransaction(db, async (tx) => {
      const record = await lockFree(tx, recordId);
      if (record === undefined || record.state === 'submitted') return;
      const room = await roomOf(tx, record, { now, arrivedAt: now }, { events });
      // An extension may have come in between.
      if (room.examAttempt === undefined || now <= graceEnd(room.examAttempt)) return;
      await close(tx, room, { events }, 'clock');
      count += 1;
    }),
  );
  return count;
}

/** How many attempts one run puts into the wrong book. */
const BOOKED_AT_ONCE = 500;

/**
 * Puts the mistakes of exams into the wrong book, once their solutions may be seen. What goes on waiting (for a payment,
 * a mark, the end) is not found: it would take the place of what does not.
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
        areSolutionsTold(now),
      ),
    )
    .limit(BOOKED_AT_ONCE);
  await forEach(unbooked, ({ recordId }) =>
    inTransaction(db, async (tx) => {
      const record = await lockFree(tx, recordId);
      if (record === undefined || !(await areSolutionsShown(tx, record.id, now))) return;
      await bookMistakes(tx, record, now);
      await updateAttempt(tx, record.id, { bookedAt: now });
    }),
  );
  return unbooked.length === BOOKED_AT_ONCE ? 'more' : undefined;
}

/**
 * Lets the rooms know in which a moment has come that asks for a face. Several processes may say it at once:
 * a room that hears of it asks how it stands.
 * @param since moments up to this one were told before.
 */
export async function askForFaces(
  { connection, events }: Omit<Parts, 'clock'>,
  since: Date,
  now: Date,
): Promise<void> {
  // Open attempts are few, records are many: each attempt looks up its own, whatever the statistics say.
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

/** Asks from one moment to the next; what a failed run did not tell, the next one does. */
function faceAsker(parts: Parts): () => Promise<void> {
  let since = parts.clock.now();
  return async () => {
    const now = parts.clock.now();
    await askForFaces(parts, since, now);
    since = now;
  };
}

/** The exam module's work in the background. */
export function examJobs(parts: Parts): Job[] {
  return [
    { name: 'handInEndedExams', everyMs: 1_000, run: async () => void (await handInEnded(parts)) },
    { name: 'askForFaces', everyMs: 1_000, run: faceAsker(parts) },
    { name: 'bookExams', everyMs: 60_000, run: () => bookExams(parts) },
  ];
}
