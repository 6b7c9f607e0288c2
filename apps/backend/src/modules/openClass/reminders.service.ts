import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/connection.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { openClassSoon, remind } from '../message/index.ts';
import { openClassBookings, openClasses } from './openClass.tables.ts';

/** How long before the start students are reminded, in milliseconds. */
export const REMIND_MS = 30 * 60_000;

const AT_ONCE = 500;

/**
 * Reminds the students who booked an open class that begins soon, unless they have switched reminders off; once
 * per booking. Safe to run in several processes at once.
 * @returns the number of bookings processed.
 */
export async function remindOfOpenClasses({
  connection,
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<number> {
  const now = clock.now();
  return inTransaction(connection.db, async (tx) => {
    const due = await tx
      .select({
        companyId: openClassBookings.companyId,
        userId: openClassBookings.userId,
        openClassId: openClasses.id,
        name: openClasses.name,
        nameEn: openClasses.nameEn,
        startsAt: openClasses.startsAt,
      })
      .from(openClassBookings)
      .innerJoin(openClasses, eq(openClasses.id, openClassBookings.openClassId))
      .where(
        and(
          isNull(openClassBookings.remindedAt),
          eq(openClasses.isOnShelf, true),
          lte(openClasses.startsAt, new Date(now.getTime() + REMIND_MS)),
          gt(openClasses.endsAt, now),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { of: openClassBookings, skipLocked: true });
    for (const { userId, openClassId } of due) {
      await tx
        .update(openClassBookings)
        .set({ remindedAt: now })
        .where(and(eq(openClassBookings.userId, userId), eq(openClassBookings.openClassId, openClassId)));
    }
    await remind(
      tx,
      'lesson',
      due.map(({ companyId, userId, ...openClass }) => openClassSoon({ companyId, userId, now }, openClass)),
      now,
    );
    return due.length;
  });
}
