import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { faceOrders } from './face.tables.ts';

/** How long a recognition may take, in milliseconds. */
const GOOD_MS = 10 * 60_000;

/** A recognition that began. */
export type FaceOrder = typeof faceOrders.$inferSelect;

/** Keeps a recognition that begins now; its number cannot be guessed. */
export async function addOrder(
  db: Queryable,
  now: Date,
  order: Pick<FaceOrder, 'companyId' | 'userId' | 'purpose'> & Partial<FaceOrder>,
): Promise<FaceOrder> {
  const orderNo = randomBytes(18).toString('base64url');
  const [added] = await db
    .insert(faceOrders)
    .values({ ...order, orderNo, createdAt: now, expiresAt: new Date(now.getTime() + GOOD_MS) })
    .returning();
  if (added === undefined) throw new Error('The recognition was not kept');
  return added;
}

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

/** Notes that a recognition has passed; false when that was noted before. */
export async function passOrder(tx: Queryable, now: Date, orderNo: string): Promise<boolean> {
  const passed = await tx
    .update(faceOrders)
    .set({ passedAt: now })
    .where(and(eq(faceOrders.orderNo, orderNo), isNull(faceOrders.passedAt)))
    .returning({ orderNo: faceOrders.orderNo });
  return passed.length === 1;
}

/** Deletes recognitions that nobody finished. */
export async function forgetOrders(db: Queryable, now: Date): Promise<void> {
  await db.delete(faceOrders).where(and(lt(faceOrders.expiresAt, now), isNull(faceOrders.passedAt)));
}

/** How long a passed recognition opens its lesson, in milliseconds: longer than any sitting. */
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
