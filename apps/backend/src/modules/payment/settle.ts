import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../../config/clock.ts';
import { inTransaction, type Queryable } from '../../database/connection.ts';
import type { Events } from '../../events/events.ts';
import { grantBalance } from '../account/balance.repo.ts';
import { grantMembership } from '../account/grantMembership.ts';
import { coursesBehind, enrol, isValidEnrolment } from '../catalogue/index.ts';
import { enrolments } from '../catalogue/students.tables.ts';
import { orderPaid, orderRefunded, writeMessages } from '../message/index.ts';
import { lockOrder, readItems } from '../order/order.repo.ts';
import { orderChanged } from '../order/orderEvents.ts';
import { nextStatus } from '../order/orderStates.ts';
import { type Order, orders } from '../order/order.tables.ts';
import type { PaidTrade } from './provider.ts';
import { type NoticeOutcome, type Payment, paymentNotices, payments, refunds } from './payment.tables.ts';

/** What settling works with. */
export interface Books {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly events: Events;
}

/** Money that a provider says was paid. */
export interface Claim {
  readonly companyId: string;
  readonly provider: Payment['provider'];
  readonly trade: PaidTrade;
  /** SHA-256 of the notice that says so; left out when we asked ourselves. */
  readonly noticeHash?: string;
}

function mismatch(payment: Payment, { companyId, provider, trade }: Claim): NoticeOutcome | undefined {
  if (payment.companyId !== companyId || payment.provider !== provider) return 'unknownTrade';
  if (payment.merchantId !== trade.merchantId) return 'wrongMerchant';
  if (payment.currency !== trade.currency) return 'wrongCurrency';
  return payment.amountCents === trade.amountCents ? undefined : 'wrongAmount';
}

/** Tells whether the student has everything in the order already, by another way. */
export async function isOwnedOtherwise(tx: Queryable, order: Order): Promise<boolean> {
  const items = await readItems(tx, [order.id]);
  const courseIds = (
    await Promise.all(items.map(({ commodityId }) => coursesBehind(tx, order.companyId, commodityId)))
  ).flat();
  if (courseIds.length === 0) return false;
  const unique = [...new Set(courseIds)];
  const [row] = await tx
    .select({ owned: count() })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, order.userId),
        inArray(enrolments.courseId, unique),
        isValidEnrolment,
        notInArray(sql`coalesce(${enrolments.orderId}, '')`, [order.id]),
      ),
    );
  return row?.owned === unique.length;
}

async function giveBack(
  tx: Queryable,
  payment: Payment,
  reason: 'late' | 'duplicate',
  now: Date,
): Promise<void> {
  await tx
    .insert(refunds)
    .values({
      companyId: payment.companyId,
      paymentId: payment.id,
      refundNo: `R${payment.tradeNo}`,
      amountCents: payment.amountCents,
      reason,
      status: 'due',
      dueAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** Gives what was bought, and tells the student. */
export async function grant(tx: Queryable, order: Order, now: Date): Promise<void> {
  const { companyId, userId } = order;
  if (await grantBalance(tx, order, now)) return;
  if (await grantMembership(tx, order, now)) return;
  for (const { commodityId, priceCents } of await readItems(tx, [order.id])) {
    if (priceCents === 0) continue;
    await enrol(tx, { companyId, userId, commodityId, source: 'order', orderId: order.id, now });
  }
  await tell(tx, order, orderPaid, now);
}

async function tell(tx: Queryable, order: Order, occasion: typeof orderPaid, now: Date): Promise<void> {
  const { id, orderNo, companyId, userId } = order;
  await writeMessages(tx, [
    occasion({ companyId, userId, now }, { id, orderNo, items: await readItems(tx, [id]) }),
  ]);
}

async function take(tx: Queryable, { clock, events }: Books, claim: Claim): Promise<NoticeOutcome> {
  const { trade } = claim;
  const now = clock.now();
  const [known] = await tx.select().from(payments).where(eq(payments.tradeNo, trade.tradeNo));
  if (known === undefined) return 'unknownTrade';
  const wrong = mismatch(known, claim);
  if (wrong !== undefined) return wrong;

  // The order first, then its payment: everyone locks in this order.
  const order = await lockOrder(tx, known.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, known.id)).for('update');
  if (order === undefined || payment === undefined) return 'unknownTrade';
  if (payment.status === 'paid') return 'repeated';

  await tx
    .update(payments)
    .set({ status: 'paid', providerTradeNo: trade.providerTradeNo, paidAt: trade.paidAt })
    .where(eq(payments.id, payment.id));

  const next = nextStatus(order.status, trade.paidAt <= order.expiresAt ? 'payInTime' : 'payLate');
  const isDuplicate = order.status === 'paid' || (next === 'paid' && (await isOwnedOtherwise(tx, order)));
  if (next === 'paid' && !isDuplicate) {
    await tx
      .update(orders)
      .set({ status: 'paid', paidAt: trade.paidAt, endedAt: null })
      .where(eq(orders.id, order.id));
    await grant(tx, order, now);
    await events.publish(orderChanged, { orderId: order.id }, tx);
    return 'accepted';
  }
  if (order.status === 'waiting') {
    await tx.update(orders).set({ status: 'closed', endedAt: now }).where(eq(orders.id, order.id));
  }
  await giveBack(tx, payment, isDuplicate ? 'duplicate' : 'late', now);
  await tell(tx, order, orderRefunded, now);
  await events.publish(orderChanged, { orderId: order.id }, tx);
  return 'refund';
}

/**
 * Books money that was paid: in one transaction the payment is noted, the order paid and the courses
 * given. Told twice it books once. Money that the order cannot take (too late, or twice) is noted to be
 * sent back; a claim that does not fit our books (trade, merchant, currency, amount) changes nothing.
 */
export function settle(books: Books, claim: Claim): Promise<NoticeOutcome> {
  return inTransaction(books.db, async (tx) => {
    const outcome = await take(tx, books, claim);
    if (claim.noticeHash !== undefined) {
      await noteNotice(tx, {
        provider: claim.provider,
        tradeNo: claim.trade.tradeNo,
        outcome,
        bodyHash: claim.noticeHash,
        receivedAt: books.clock.now(),
      });
    }
    return outcome;
  });
}

/** Notes a notice, whatever became of it. */
export async function noteNotice(
  db: Queryable,
  notice: Omit<typeof paymentNotices.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(paymentNotices).values({ ...notice, tradeNo: notice.tradeNo.slice(0, 64) });
}
