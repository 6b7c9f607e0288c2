import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { faceOrders } from './face.tables.ts';
import type { FaceOrder } from './face.repo.ts';

/** How long a recognition may take, in milliseconds. */
const GOOD_MS = 10 * 60_000;

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

/** Deletes the recognitions of a company that passed before a moment; what they opened asks anew. @returns how many. */
export async function forgetFaces(tx: Queryable, companyId: string, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(faceOrders)
    .where(and(eq(faceOrders.companyId, companyId), lt(faceOrders.passedAt, before)));
  return rowCount ?? 0;
}
