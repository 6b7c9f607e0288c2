import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/connection.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { enrolments, isValidEnrolment, takeLessonsToRemind } from '../catalogue/index.ts';
import { lessonSoon, remind } from '../message/index.ts';

/** How long before a live lesson its students are reminded, in milliseconds. */
export const REMIND_MS = 30 * 60_000;

/**
 * Reminds the students of live lessons that begin soon, once per start. Safe to run in several processes at
 * once.
 * @returns the number of students reminded.
 */
export async function remindOfLessons({
  connection,
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<number> {
  const now = clock.now();
  return inTransaction(connection.db, async (tx) => {
    const due = await takeLessonsToRemind(tx, { from: now, to: new Date(now.getTime() + REMIND_MS) });
    let sent = 0;
    for (const { companyId, ...lesson } of due) {
      const students = await tx
        .select({ userId: enrolments.userId, commodityId: enrolments.commodityId })
        .from(enrolments)
        .where(and(eq(enrolments.courseId, lesson.courseId), isValidEnrolment));
      sent += await remind(
        tx,
        'lesson',
        students.map(({ userId, commodityId }) =>
          lessonSoon({ companyId, userId, now }, { ...lesson, commodityId }),
        ),
        now,
      );
    }
    return sent;
  });
}
