import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Session } from '../../platform/database/tables/users.tables.ts';
import { faceOrders } from './face.tables.ts';

/** A face recognition that was started. */
export type FaceOrder = typeof faceOrders.$inferSelect;

/** Finds a face recognition that has not expired. */
export async function findOrder(
  db: Queryable,
  now: Date,
  companyId: string,
  orderNo: string,
): Promise<FaceOrder | undefined> {
  const [order] = await db
    .select()
    .from(faceOrders)
    .where(
      and(
        eq(faceOrders.orderNo, orderNo),
        eq(faceOrders.companyId, companyId),
        gt(faceOrders.expiresAt, now),
      ),
    );
  return order;
}

/** How long a passed recognition gives access to its lesson, in milliseconds; longer than any lesson. */
const LESSON_MS = 4 * 3600_000;

/**
 * Tells whether a student has recently passed a recognition for a lesson in this log-in: somebody else with the
 * same account has not shown their face.
 */
export async function hasPassedLesson(
  db: Queryable,
  now: Date,
  { userId, id: sessionId }: Pick<Session, 'userId' | 'id'>,
  lessonId: string,
): Promise<boolean> {
  const passed = await db
    .select({ orderNo: faceOrders.orderNo })
    .from(faceOrders)
    .where(
      and(
        eq(faceOrders.userId, userId),
        // Processes of an earlier version store no log-in.
        or(eq(faceOrders.sessionId, sessionId), isNull(faceOrders.sessionId)),
        eq(faceOrders.purpose, 'lesson'),
        eq(faceOrders.subject, lessonId),
        gt(faceOrders.passedAt, new Date(now.getTime() - LESSON_MS)),
      ),
    )
    .limit(1);
  return passed.length > 0;
}

/** Counts a student's recognitions that have not expired. */
export const countPending = (db: Queryable, now: Date, userId: string): Promise<number> =>
  db.$count(faceOrders, and(eq(faceOrders.userId, userId), gt(faceOrders.expiresAt, now)));
