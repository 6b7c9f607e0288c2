import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { slicesOf } from '../../../platform/database/rows/slicesOf.ts';
import { notifyAll } from '../../../platform/events/events.ts';
import { examAttempts, examExtensions } from '../attempts/exam.tables.ts';
import type { ExamAttempt } from '../attempts/attempts.repo.ts';
import { updateAttempt } from '../attempts/attempts.service.ts';
import { clearVerdicts, updateRecord } from '../records/records.service.ts';
import { exerciseRecords } from '../records/records.tables.ts';
import { roomChanged } from './roomEvents.ts';

/** Selects open attempts of an exam. */
export interface OpenAttempts {
  readonly companyId: string;
  readonly examId: string;
  /** Limits the selection to this student. */
  readonly userId?: string;
  readonly now: Date;
}

/** Time that a school adds to open attempts, or takes away where it is negative. */
export interface Extension extends OpenAttempts {
  readonly seconds: number;
  readonly reason: string;
}

/**
 * Reads open attempts and locks them until the transaction ends: the exercise rows before the attempts, the same
 * order as everywhere, since students answer and hand in meanwhile.
 */
async function lockOpen(tx: Queryable, { companyId, examId, userId }: OpenAttempts) {
  const isMeant = and(
    eq(examAttempts.companyId, companyId),
    eq(examAttempts.examId, examId),
    eq(examAttempts.isOpen, true),
    userId === undefined ? undefined : eq(examAttempts.userId, userId),
  );
  await tx
    .select({ id: exerciseRecords.id })
    .from(exerciseRecords)
    .where(
      inArray(exerciseRecords.id, tx.select({ id: examAttempts.recordId }).from(examAttempts).where(isMeant)),
    )
    .orderBy(exerciseRecords.id)
    .for('update');
  return tx
    .select({ recordId: examAttempts.recordId, userId: examAttempts.userId, endsAt: examAttempts.endsAt })
    .from(examAttempts)
    .where(isMeant)
    .orderBy(examAttempts.recordId)
    .for('update');
}

/** Notifies the pages of attempts at the commit. */
const tellRooms = (
  tx: Queryable,
  attempts: readonly { readonly recordId: string; readonly userId: string }[],
  what: 'deadline' | 'face',
): Promise<void> =>
  notifyAll(
    tx,
    roomChanged,
    attempts.map(({ recordId, userId }) => ({ recordId, userId, what })),
  );

/** Stores by how much the ends of attempts were moved, for their ledgers. */
async function insertExtensions(
  tx: Queryable,
  extensions: (typeof examExtensions.$inferInsert)[],
): Promise<void> {
  await tx.insert(examExtensions).values(extensions);
}

/** Maximum attempts per statement, which bounds its parameters. */
const AT_ONCE = 1000;

/**
 * Moves the end of open attempts, stores the extension, and notifies their pages at the commit. All of them are
 * locked meanwhile, so it takes a few statements for each thousand.
 * @returns the number of extended attempts.
 */
export async function extendAttempts(tx: Queryable, extension: Extension): Promise<number> {
  const { companyId, seconds, reason, now } = extension;
  const open = await lockOpen(tx, extension);
  for (const slice of slicesOf(open, AT_ONCE)) {
    const { endsAt, recordId } = examAttempts;
    const moved = await tx
      .update(examAttempts)
      // The end never moves into the past, since the grace period might be over before anybody noticed.
      .set({
        endsAt: sql`greatest(${endsAt} + make_interval(secs => ${seconds}),
          least(${now.toISOString()}::timestamptz, ${endsAt}))`,
      })
      .where(
        inArray(
          recordId,
          slice.map((attempt) => attempt.recordId),
        ),
      )
      .returning({ recordId, endsAt });
    const newEnds = new Map(moved.map((attempt) => [attempt.recordId, attempt.endsAt]));
    await insertExtensions(
      tx,
      slice.map((attempt) => {
        const movedBy =
          (newEnds.get(attempt.recordId) ?? attempt.endsAt).getTime() - attempt.endsAt.getTime();
        return {
          companyId,
          recordId: attempt.recordId,
          seconds: Math.round(movedBy / 1000),
          reason,
          createdAt: now,
        };
      }),
    );
    await tellRooms(tx, slice, 'deadline');
  }
  return open.length;
}

/**
 * Opens a handed-in attempt again until a new end, with its answers and without its score. The caller holds the
 * lock of its exercise.
 */
export async function reopenAttempt(
  tx: Queryable,
  { attempt, exam }: ExamAttempt,
  { endsAt, reason, now }: { readonly endsAt: Date; readonly reason: string; readonly now: Date },
): Promise<void> {
  const { recordId, companyId } = attempt;
  await updateRecord(tx, recordId, { state: 'doing', submittedAt: null, score: null, activeAt: now });
  await clearVerdicts(tx, recordId);
  await updateAttempt(tx, recordId, {
    isOpen: true,
    handedInBy: null,
    endsAt,
    // Otherwise the next leave, of a student with too many, would hand it in once more.
    leaveCount: exam.leaveLimit === 0 ? attempt.leaveCount : Math.min(attempt.leaveCount, exam.leaveLimit),
    faceState: null,
    faceWords: null,
    markedAt: null,
    // The time until the student is back is no outage.
    lastSeenAt: now,
    leftAt: now,
  });
  const seconds = Math.round((endsAt.getTime() - attempt.endsAt.getTime()) / 1000);
  await insertExtensions(tx, [{ companyId, recordId, seconds, reason, createdAt: now }]);
}

/**
 * Requests a face check from students in an exam, at a moment that they cannot foresee, and notifies their
 * pages at the commit. A student who has not passed an earlier request is notified again, without more time for
 * it.
 * @returns the number of students asked.
 */
export async function askForFace(tx: Queryable, attempts: OpenAttempts): Promise<number> {
  const open = await lockOpen(tx, attempts);
  for (const slice of slicesOf(open, AT_ONCE)) {
    const { faceAskedAt, recordId } = examAttempts;
    await tx
      .update(examAttempts)
      .set({ faceAskedAt: sql`coalesce(${faceAskedAt}, ${attempts.now.toISOString()}::timestamptz)` })
      .where(
        inArray(
          recordId,
          slice.map((attempt) => attempt.recordId),
        ),
      );
    await tellRooms(tx, slice, 'face');
  }
  return open.length;
}
