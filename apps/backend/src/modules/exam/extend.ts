import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connection.ts';
import type { Events } from '../../events/events.ts';
import { roomChanged } from '../answering/roomEvents.ts';
import { examAttempts, examExtensions } from './exam.tables.ts';

/** Time that a school gives to the open sittings of an exam, or takes back where it is negative. */
export interface Extension {
  readonly companyId: string;
  readonly examId: string;
  /** Only this student's; all without it. */
  readonly userId?: string;
  readonly seconds: number;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Moves the end of open sittings, on record, and tells their rooms with the commit.
 * @returns how many got the time.
 */
export async function extendSittings(tx: Queryable, events: Pick<Events, 'publish'>, extension: Extension): Promise<number> {
  const { companyId, examId, userId, seconds, reason, now } = extension;
  const open = await tx
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
  for (const sitting of open) {
    // An end is never moved into the past, where the grace would be over before anybody knew.
    const earliest = Math.min(now.getTime(), sitting.endsAt.getTime());
    const endsAt = new Date(Math.max(sitting.endsAt.getTime() + seconds * 1000, earliest));
    const given = Math.round((endsAt.getTime() - sitting.endsAt.getTime()) / 1000);
    await tx.update(examAttempts).set({ endsAt }).where(eq(examAttempts.recordId, sitting.recordId));
    await tx.insert(examExtensions).values({ companyId, recordId: sitting.recordId, seconds: given, reason, createdAt: now });
    await events.publish(roomChanged, { recordId: sitting.recordId, userId: sitting.userId, what: 'deadline' }, tx);
  }
  return open.length;
}
