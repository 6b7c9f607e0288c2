import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Events } from '../../platform/events/events.ts';
import { roomChanged, examAttempts, examExtensions } from '../answering/index.ts';

/** The open sittings of an exam. */
export interface OpenSittings {
  readonly companyId: string;
  readonly examId: string;
  /** Only this student's; all without it. */
  readonly userId?: string;
  readonly now: Date;
}

/** Time that a school gives to open sittings, or takes back where it is negative. */
export interface Extension extends OpenSittings {
  readonly seconds: number;
  readonly reason: string;
}

/** Reads open sittings and keeps them as they are until the transaction ends. */
function lockOpen(tx: Queryable, { companyId, examId, userId }: OpenSittings) {
  return tx
    .select({ recordId: examAttempts.recordId, userId: examAttempts.userId, endsAt: examAttempts.endsAt })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.companyId, companyId),
        eq(examAttempts.examId, examId),
        eq(examAttempts.isOpen, true),
        userId === undefined ? undefined : eq(examAttempts.userId, userId),
      ),
    )
    .orderBy(examAttempts.recordId)
    .for('update');
}

/**
 * Moves the end of open sittings, on record, and tells their rooms with the commit.
 * @returns how many got the time.
 */
export async function extendSittings(
  tx: Queryable,
  events: Pick<Events, 'publish'>,
  extension: Extension,
): Promise<number> {
  const { companyId, seconds, reason, now } = extension;
  const open = await lockOpen(tx, extension);
  for (const sitting of open) {
    // An end is never moved into the past, where the grace would be over before anybody knew.
    const earliest = Math.min(now.getTime(), sitting.endsAt.getTime());
    const endsAt = new Date(Math.max(sitting.endsAt.getTime() + seconds * 1000, earliest));
    const given = Math.round((endsAt.getTime() - sitting.endsAt.getTime()) / 1000);
    await tx.update(examAttempts).set({ endsAt }).where(eq(examAttempts.recordId, sitting.recordId));
    await tx
      .insert(examExtensions)
      .values({ companyId, recordId: sitting.recordId, seconds: given, reason, createdAt: now });
    await events.publish(
      roomChanged,
      { recordId: sitting.recordId, userId: sitting.userId, what: 'deadline' },
      tx,
    );
  }
  return open.length;
}

/**
 * Asks for the face of who is sitting an exam, at a moment that nobody could foresee, and tells their rooms with
 * the commit. Who was asked already and has not shown it hears of it again.
 * @returns how many are asked.
 */
export async function askForFace(
  tx: Queryable,
  events: Pick<Events, 'publish'>,
  sittings: OpenSittings,
): Promise<number> {
  const open = await lockOpen(tx, sittings);
  for (const { recordId, userId } of open) {
    await tx
      .update(examAttempts)
      .set({ faceAskedAt: sittings.now })
      .where(eq(examAttempts.recordId, recordId));
    await events.publish(roomChanged, { recordId, userId, what: 'face' }, tx);
  }
  return open.length;
}
