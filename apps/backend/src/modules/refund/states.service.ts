import { and, eq } from 'drizzle-orm';
import { CommandError } from '../../platform/commands/commandError.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { bookBalance, bookPoints, freeCoupon } from '../account/index.ts';
import { revokeOfCourses } from '../certificate/index.ts';
import { findCurrent } from '../invoice/index.ts';
import { refundMoved, writeMessages } from '../message/index.ts';
import { storeAfterSale, type Order } from '../order/index.ts';
import { findMoney, retryRefund, insertRefund, type Refund } from '../payment/index.ts';
import {
  type LockedRequest,
  lockRequest,
  type Part,
  readParts,
  readRequestItems,
  returnsOf,
} from './refund.repo.ts';
import { refundItems, type RefundRequestRow, refundRequests } from './refund.tables.ts';
import { sumOf } from './shares.ts';

/** A new request. */
export type NewRequest = Pick<RefundRequestRow, 'reason' | 'remark' | 'isOfSchool'>;

/** Inserts a request for parts of a locked order. */
export async function makeRequest(
  tx: Queryable,
  { id: orderId, companyId, userId }: Order,
  parts: readonly Part[],
  input: NewRequest,
  now: Date,
): Promise<RefundRequestRow> {
  const [request] = await tx
    .insert(refundRequests)
    .values({ companyId, userId, orderId, state: 'asked', ...input, ...sumOf(parts), createdAt: now })
    .returning();
  if (request === undefined) throw new Error('The request was not made');
  await tx
    .insert(refundItems)
    .values(
      parts.map(({ itemId, name, nameEn, moneyCents, balanceCents, points }) => ({
        companyId,
        requestId: request.id,
        orderId,
        itemId,
        name,
        nameEn,
        moneyCents,
        balanceCents,
        points,
      })),
    );
  return request;
}

/** Removes a student's explanations from their requests when the student is erased. */
export async function clearRemarks(tx: Queryable, userId: string): Promise<void> {
  await tx.update(refundRequests).set({ remark: '' }).where(eq(refundRequests.userId, userId));
}

/** Stores on a locked order how much of it was refunded, according to its requests. */
export async function updateAfterSale(tx: Queryable, order: Order, now: Date): Promise<void> {
  const states = (await readParts(tx, order, now)).map(({ requestState }) => requestState);
  const has = (state: (typeof states)[number]) => states.includes(state);
  await storeAfterSale(
    tx,
    order,
    has('asked')
      ? 'asked'
      : has('returning')
        ? 'returning'
        : !has('returned')
          ? null
          : states.every((state) => state === 'returned')
            ? 'returned'
            : 'part',
  );
}

/** Ends a locked request without a refund; its parts can be requested again. */
export async function endRequest(
  tx: Queryable,
  order: Order,
  { id }: RefundRequestRow,
  end: { readonly state: 'cancelled' } | { readonly state: 'refused'; readonly answer: string },
  now: Date,
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ ...end, endedAt: now, ...(end.state === 'refused' && { decidedAt: now }) })
    .where(eq(refundRequests.id, id));
  await tx.update(refundItems).set({ isTaken: false }).where(eq(refundItems.requestId, id));
  await updateAfterSale(tx, order, now);
  if (end.state !== 'refused') return;
  const { companyId, userId, orderNo } = order;
  await writeMessages(tx, [
    refundMoved({ companyId, userId, now }, { id, orderId: order.id, orderNo, ...end }),
  ]);
}

/** Stores the provider's refund for a request. @throws {CommandError} where there is no payment to refund. */
async function sendMoney(
  tx: Queryable,
  { id, moneyCents }: RefundRequestRow,
  { id: orderId, orderNo }: Order,
  now: Date,
): Promise<string | null> {
  if (moneyCents === 0) return null;
  const money = await findMoney(tx, orderId);
  if (money === undefined || money.leftCents < moneyCents)
    throw new CommandError(`Order ${orderNo}: it has no payment that could be refunded.`);
  return insertRefund(
    tx,
    money.payment,
    { refundNo: `A${id.padStart(10, '0')}`, amountCents: moneyCents },
    now,
  );
}

/** Books the refund to the balance, and returns the points. */
async function bookBack(
  tx: Queryable,
  { id, balanceCents, points }: RefundRequestRow,
  { companyId, userId, orderNo }: Order,
  now: Date,
): Promise<void> {
  const entry = {
    companyId,
    userId,
    remark: `订单退款 ${orderNo}`,
    remarkEn: `Refund of order ${orderNo}`,
    idempotencyKey: `refund:${id}`,
    createdAt: now,
  };
  if (points > 0) await bookPoints(tx, { ...entry, points });
  if (balanceCents > 0) await bookBalance(tx, { ...entry, kind: 'refund', amountCents: balanceCents });
}

/**
 * Carries out a locked request with its locked order, atomically: withdraws the goods, returns balance and
 * points (and with the last part the coupon) at once, and starts the provider's refund.
 * @throws {CommandError} for an order with a valid or requested invoice.
 */
export async function carryOut(
  tx: Queryable,
  { request, order }: LockedRequest,
  answer: string,
  now: Date,
): Promise<void> {
  const invoice = await findCurrent(tx, order);
  if (invoice !== undefined) {
    const verb = invoice.status === 'issued' ? 'reverse' : 'refuse';
    throw new CommandError(
      `Order ${order.orderNo}: invoice ${invoice.id} is ${invoice.status}; ${verb} it first (invoices).`,
    );
  }
  const { id, orderId } = request;
  const items = await readRequestItems(tx, id);
  const itemIds = items.map(({ itemId }) => itemId);
  const ended = (await returnsOf[order.kind]?.takeBack(tx, order, itemIds, now)) ?? [];
  const { companyId, userId, orderNo } = order;
  await revokeOfCourses(tx, { companyId, userId, now }, ended, '课程已经退款');
  await bookBack(tx, request, order, now);
  const parts = await readParts(tx, order, now);
  const isLast = parts.every(
    ({ itemId, requestState }) =>
      itemIds.includes(itemId) || requestState === 'returning' || requestState === 'returned',
  );
  const couponName = (isLast ? await freeCoupon(tx, order) : undefined) ?? '';
  const refundId = await sendMoney(tx, request, order, now);
  const state = refundId === null ? 'returned' : 'returning';
  await tx
    .update(refundRequests)
    .set({ state, answer, couponName, refundId, decidedAt: now, endedAt: refundId === null ? now : null })
    .where(eq(refundRequests.id, id));
  await updateAfterSale(tx, order, now);
  await writeMessages(tx, [
    refundMoved({ companyId, userId, now }, { id, orderId, orderNo, state, answer: '' }),
  ]);
}

/** Marks a request as refunded, in the transaction that stores the refund. The caller has locked the student. */
export async function markRefunded(tx: Queryable, { id: refundId }: Refund, now: Date): Promise<void> {
  const [found] = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.refundId, refundId), eq(refundRequests.state, 'returning')));
  const locked = found === undefined ? undefined : await lockRequest(tx, found.id);
  if (locked === undefined) return;
  const { request, order } = locked;
  const { companyId, userId, orderNo } = order;
  await tx
    .update(refundRequests)
    .set({ state: 'returned', endedAt: now })
    .where(eq(refundRequests.id, request.id));
  await updateAfterSale(tx, order, now);
  await writeMessages(tx, [
    refundMoved(
      { companyId, userId, now },
      { id: request.id, orderId: order.id, orderNo, state: 'returned', answer: '' },
    ),
  ]);
}

/** Makes the job retry the refund of an accepted request at once. @returns whether there is a refund to retry */
export async function tryAgain(
  tx: Queryable,
  { state, refundId }: RefundRequestRow,
  now: Date,
): Promise<boolean> {
  if (state !== 'returning' || refundId === null) return false;
  await retryRefund(tx, refundId, now);
  return true;
}
