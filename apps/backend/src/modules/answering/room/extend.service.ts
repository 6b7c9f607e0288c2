import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Events } from '../../../platform/events/events.ts';
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

/** Stores by how much the end of an attempt was moved, for its ledger. */
async function insertExtension(tx: Queryable, extension: typeof examExtensions.$inferInsert): Promise<void> {
  await tx.insert(examExtensions).values(extension);
}

/**
 * Moves the end of open attempts, stores the extension, and notifies their pages at the commit.
 * @returns the number of extended attempts.
 */
export async function extendAttempts(
  tx: Queryable,
  events: Pick<Events, 'publish'>,
  extension: Extension,
): Promise<number> {
  const { companyId, seconds, reason, now } = extension;
  const open = await lockOpen(tx, extension);
  for (const examAttempt of open) {
    // The end never moves into the past, since the grace period might be over before anybody noticed.
    const earliest = Math.min(now.getTime(), examAttempt.endsAt.getTime());
    const endsAt = new Date(Math.max(examAttempt.endsAt.getTime() + seconds * 1000, earliest));
    const extendedSeconds = Math.round((endsAt.getTime() - examAttempt.endsAt.getTime()) / 1000);
    await tx.update(examAttempts).set({ endsAt }).where(eq(examAttempts.recordId, examAttempt.recordId));
    const { recordId } = examAttempt;
    await insertExtension(tx, { companyId, recordId, seconds: extendedSeconds, reason, createdAt: now });
    await events.publish(
      roomChanged,
      { recordId: examAttempt.recordId, userId: examAttempt.userId, what: 'deadline' },
      tx,
    );
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
  await insertExtension(tx, { companyId, recordId, seconds, reason, createdAt: now });
}

/**
 * Requests a face check from students in an exam, at a moment that they cannot foresee, and notifies their
 * pages at the commit. A student who has not passed an earlier request is notified again, without more time for
 * it.
 * @returns the number of students asked.
 */
export async function askForFace(
  tx: Queryable,
  events: Pick<Events, 'publish'>,
  attempts: OpenAttempts,
): Promise<number> {
  const open = await lockOpen(tx, attempts);
  for (const { recordId, userId } of open) {
    await tx
      .update(examAttempts)
      .set({
        faceAskedAt: sql`coalesce(${examAttempts.faceAskedAt}, ${attempts.now.toISOString()}::timestamptz)`,
      })
      .where(eq(examAttempts.recordId, recordId));
    await events.publish(roomChanged, { recordId, userId, what: 'face' }, tx);
  }
  return open.length;
}
