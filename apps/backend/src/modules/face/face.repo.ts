import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { faceOrders } from './face.tables.ts';

/** A recognition that began. */
export type FaceOrder = typeof faceOrders.$inferSelect;

/** Finds a recognition that is under way. */
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

/** How long a passed recognition opens its lesson, in milliseconds: longer than any attempt. */
const LESSON_MS = 4 * 3600_000;

/** Tells whether a student's recognition for a lesson passed a short while ago. */
export async function hasPassedLesson(
  db: Queryable,
  now: Date,
  userId: string,
  lessonId: string,
): Promise<boolean> {
  const passed = await db
    .select({ orderNo: faceOrders.orderNo })
    .from(faceOrders)
    .where(
      and(
        eq(faceOrders.userId, userId),
        eq(faceOrders.purpose, 'lesson'),
        eq(faceOrders.subject, lessonId),
        gt(faceOrders.passedAt, new Date(now.getTime() - LESSON_MS)),
      ),
    )
    .limit(1);
  return passed.length > 0;
}

/** Counts a student's recognitions that began within the time that one may take. */
export const countBegun = (db: Queryable, now: Date, userId: string): Promise<number> =>
  db.$count(faceOrders, and(eq(faceOrders.userId, userId), gt(faceOrders.expiresAt, now)));
