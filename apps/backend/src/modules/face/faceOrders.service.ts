import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { faceOrders } from './face.tables.ts';
import type { FaceOrder } from './face.repo.ts';

/** Time to complete a recognition, in milliseconds. */
const LIFETIME_MS = 10 * 60_000;

/** Stores a recognition that starts now, under an unguessable number. */
export async function addOrder(
  db: Queryable,
  now: Date,
  order: Pick<FaceOrder, 'companyId' | 'userId' | 'purpose'> & Partial<FaceOrder>,
): Promise<FaceOrder> {
  const orderNo = randomBytes(18).toString('base64url');
  const [added] = await db
    .insert(faceOrders)
    .values({ ...order, orderNo, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
    .returning();
  if (added === undefined) throw new Error('The recognition was not kept');
  return added;
}

/** Stores that a recognition has passed; false where that was stored before. */
export async function passOrder(tx: Queryable, now: Date, orderNo: string): Promise<boolean> {
  const passed = await tx
    .update(faceOrders)
    .set({ passedAt: now })
    .where(and(eq(faceOrders.orderNo, orderNo), isNull(faceOrders.passedAt)))
    .returning({ orderNo: faceOrders.orderNo });
  return passed.length === 1;
}

/** Deletes unfinished recognitions. */
export async function deleteUnfinishedOrders(db: Queryable, now: Date): Promise<void> {
  await db.delete(faceOrders).where(and(lt(faceOrders.expiresAt, now), isNull(faceOrders.passedAt)));
}

/**
 * Deletes a company's recognitions passed before a moment; what they gave access to has to be checked again.
 * @returns the number of deleted rows.
 */
export async function deleteFaces(tx: Queryable, companyId: string, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(faceOrders)
    .where(and(eq(faceOrders.companyId, companyId), lt(faceOrders.passedAt, before)));
  return rowCount ?? 0;
}
