import type { RefundRequest } from '@lectern/sdk/endpoints/refund';
import { and, asc, desc, eq } from 'drizzle-orm';
import { idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { membershipReturns } from '../account/index.ts';
import { examReturns } from '../exam/index.ts';
import {
  courseReturns,
  lockOrder,
  type Order,
  type OrderKind,
  type Returnable,
  type Returns,
} from '../order/index.ts';
import { refunds } from '../payment/index.ts';
import { refundItems, type RefundItemRow, type RefundRequestRow, refundRequests } from './refund.tables.ts';
import { type Share, sharesOf } from './shares.ts';

/** How each kind of goods is returned; balance and goods bought with points cannot be returned. */
export const returnsOf: Readonly<Partial<Record<OrderKind, Returns>>> = {
  courses: courseReturns,
  exam: examReturns,
  membership: membershipReturns,
};

/** A part of an order with its refund, and the state of the request that includes it. */
export interface Part extends Returnable, Share {
  readonly requestState: RefundRequestRow['state'] | undefined;
}

/** Lists the parts of an order with their refunds; empty for goods that cannot be returned. */
export async function readParts(db: Queryable, order: Order, now: Date): Promise<Part[]> {
  const returnable = (await returnsOf[order.kind]?.parts(db, order, now)) ?? [];
  const requestedItems = await db
    .select({ itemId: refundItems.itemId, state: refundRequests.state })
    .from(refundItems)
    .innerJoin(refundRequests, eq(refundRequests.id, refundItems.requestId))
    .where(and(eq(refundItems.orderId, order.id), eq(refundItems.isTaken, true)));
  const shares = sharesOf(
    returnable.map(({ priceCents }) => priceCents),
    order,
  );
  return returnable.flatMap((part, at) => {
    const share = shares[at];
    const requestState = requestedItems.find(({ itemId }) => itemId === part.itemId)?.state;
    return share === undefined ? [] : [{ ...part, ...share, requestState }];
  });
}

/** Reads the parts in a request. */
export const readRequestItems = (db: Queryable, requestId: string): Promise<RefundItemRow[]> =>
  db.select().from(refundItems).where(eq(refundItems.requestId, requestId)).orderBy(asc(refundItems.id));

/** Reads the requests for an order, newest first, as shown to its student. */
export async function readRequests(db: Queryable, orderId: string): Promise<RefundRequest[]> {
  const [rows, items] = await Promise.all([
    db
      .select({ request: refundRequests, problem: refunds.problem })
      .from(refundRequests)
      .leftJoin(refunds, eq(refunds.id, refundRequests.refundId))
      .where(eq(refundRequests.orderId, orderId))
      .orderBy(desc(refundRequests.id)),
    db.select().from(refundItems).where(eq(refundItems.orderId, orderId)).orderBy(asc(refundItems.id)),
  ]);
  return rows.map(({ request, problem }) => ({
    requestId: request.id,
    state: request.state,
    schoolFlag: request.isOfSchool ? 1 : 0,
    refundReason: request.reason,
    remark: request.remark,
    answer: request.answer,
    stuckFlag: request.state === 'returning' && (problem ?? '') !== '' ? 1 : 0,
    items: items
      .filter(({ requestId }) => requestId === request.id)
      .map(({ itemId, name, nameEn }) => ({ itemId, itemName: name, itemNameEn: nameEn })),
    moneyCents: request.moneyCents,
    balanceCents: request.balanceCents,
    points: request.points,
    couponName: request.couponName,
    askedAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
    endedAt: request.endedAt?.toISOString() ?? null,
  }));
}

/** Counts the requests for an order that its student cancelled. */
export const countCancelled = (db: Queryable, orderId: string): Promise<number> =>
  db.$count(refundRequests, and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'cancelled')));

/** A locked request with its locked order. */
export interface LockedRequest {
  readonly request: RefundRequestRow;
  readonly order: Order;
}

/** Locks the student, the order and the request until the transaction ends. */
export async function lockRequest(tx: Queryable, requestId: string): Promise<LockedRequest | undefined> {
  const own = eq(refundRequests.id, idOrNone(requestId));
  const [found] = await tx.select({ orderId: refundRequests.orderId }).from(refundRequests).where(own);
  const order = found === undefined ? undefined : await lockOrder(tx, found.orderId);
  const [request] = await tx.select().from(refundRequests).where(own).for('update');
  return request === undefined || order === undefined ? undefined : { request, order };
}
