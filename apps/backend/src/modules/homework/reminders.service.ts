import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { enrolments, isValidEnrolment } from '../catalogue/index.ts';
import { homeworkDue, remind } from '../message/index.ts';
import { selectAttempts } from './attempts.repo.ts';
import { homeworks, homeworkWorks } from './homework.tables.ts';

/** How long before the due time students are reminded, in milliseconds. */
export const REMIND_MS = 24 * 3_600_000;

/** Claims the homework that is due in the coming time span; each due time is returned once, whichever process asks. */
function takeDue(tx: Queryable, now: Date) {
  return tx
    .update(homeworks)
    .set({ remindedFor: sql`${homeworks.dueAt}` })
    .where(
      and(
        gt(homeworks.dueAt, now),
        lte(homeworks.dueAt, new Date(now.getTime() + REMIND_MS)),
        lte(homeworks.opensAt, now),
        sql`${homeworks.remindedFor} is distinct from ${homeworks.dueAt}`,
      ),
    )
    .returning({
      companyId: homeworks.companyId,
      courseId: homeworks.courseId,
      homeworkId: homeworks.id,
      homeworkName: homeworks.name,
      dueAt: homeworks.dueAt,
    });
}

/** Finds the students of a course who have not handed in the homework. */
async function findWaiting(tx: Queryable, homeworkId: string, courseId: string): Promise<string[]> {
  const attempts = selectAttempts(tx);
  const handedIn = tx
    .select({ id: homeworkWorks.id })
    .from(homeworkWorks)
    .where(
      and(
        eq(homeworkWorks.homeworkId, homeworkId),
        eq(homeworkWorks.userId, enrolments.userId),
        inArray(homeworkWorks.state, ['submitted', 'marked']),
      ),
    );
  const answered = tx
    .select({ id: attempts.recordId })
    .from(attempts)
    .where(
      and(
        eq(attempts.homeworkId, homeworkId),
        eq(attempts.userId, enrolments.userId),
        eq(attempts.state, 'submitted'),
      ),
    );
  const rows = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(eq(enrolments.courseId, courseId), isValidEnrolment, notExists(handedIn), notExists(answered)),
    );
  return rows.map(({ userId }) => userId);
}

/**
 * Reminds students of homework that is due soon and not handed in, once per due time. Safe to run in several
 * processes at once.
 * @returns the number of students reminded.
 */
export async function remindOfHomework({
  connection,
  clock,
}: Pick<AppParts, 'connection' | 'clock'>): Promise<number> {
  const now = clock.now();
  return inTransaction(connection.db, async (tx) => {
    let sent = 0;
    for (const { companyId, courseId, dueAt, ...homework } of await takeDue(tx, now)) {
      if (dueAt === null) continue;
      const students = await findWaiting(tx, homework.homeworkId, courseId);
      sent += await remind(
        tx,
        'homework',
        students.map((userId) => homeworkDue({ companyId, userId, now }, { ...homework, dueAt })),
        now,
      );
    }
    return sent;
  });
}
