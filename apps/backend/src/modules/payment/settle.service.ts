import { and, eq, gt, lt } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import { paymentsSettled } from '../../platform/metrics/meters.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { daysLater } from '../../platform/dates/days.ts';
import { orderRefunded, writeMessages } from '../message/index.ts';
import { reclaimReductions, spendReductions } from '../account/index.ts';
import {
  describeOrders,
  dueCents,
  endOrder,
  goodsOf,
  lockOrder,
  nextStatus,
  storeRefundState,
  type Order,
  payOrder,
} from '../order/index.ts';
import { recordRefund } from './refunds.service.ts';
import type { PaidTrade } from '../../providers/payment/paymentProvider.ts';
import {
  type NoticeOutcome,
  type Payment,
  paymentNotices,
  payments,
  type RefundReason,
  refunds,
} from './payment.tables.ts';

/** What settling needs. */
export interface SettlementParts extends Pick<AppParts, 'clock' | 'events' | 'services'> {
  readonly db: Queryable;
  /** Id of the request that carried the notice, for the audit log; undefined where the provider was asked. */
  readonly requestId?: string;
}

/** A payment reported by a provider. */
export interface ReportedPayment {
  readonly companyId: string;
  readonly provider: Payment['provider'];
  readonly trade: PaidTrade;
  /** SHA-256 of the notice; undefined where the provider was asked. */
  readonly noticeHash?: string;
}

function mismatch(
  payment: Payment,
  { companyId, provider, trade }: ReportedPayment,
): NoticeOutcome | undefined {
  if (payment.companyId !== companyId || payment.provider !== provider) return 'unknownTrade';
  if (payment.merchantId !== trade.merchantId) return 'wrongMerchant';
  if (payment.currency !== trade.currency) return 'wrongCurrency';
  return payment.amountCents === trade.amountCents ? undefined : 'wrongAmount';
}

async function addRefund(tx: Queryable, payment: Payment, reason: RefundReason, now: Date): Promise<void> {
  const [due] = await tx
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
    .onConflictDoNothing()
    .returning();
  if (due !== undefined) await recordRefund(tx, due, now);
}

/** Returns why an order cannot take a payment made at that time; undefined where it can. */
async function obstacleOf(
  tx: Queryable,
  { services, clock }: SettlementParts,
  order: Order,
  { amountCents, paidAt }: PaidTrade,
): Promise<RefundReason | undefined> {
  if (order.status === 'paid') return 'duplicate';
  const next = nextStatus(order.status, paidAt <= order.expiresAt ? 'payInTime' : 'payLate');
  if (next !== 'paid') return 'late';
  if (amountCents !== dueCents(order)) return 'changed';
  const now = clock.now();
  const obstacle = await services.get(goodsOf[order.kind]).reclaim(tx, order, now);
  return obstacle ?? reclaimReductions(tx, order, now);
}

async function take(tx: Queryable, books: SettlementParts, claim: ReportedPayment): Promise<NoticeOutcome> {
  const { trade } = claim;
  const now = books.clock.now();
  const [existing] = await tx.select().from(payments).where(eq(payments.tradeNo, trade.tradeNo));
  if (existing === undefined) return 'unknownTrade';
  const wrong = mismatch(existing, claim);
  if (wrong !== undefined) return wrong;

  // Locks the student first, then the order and its payment, in the same order as everywhere.
  const order = await lockOrder(tx, existing.orderId);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, existing.id)).for('update');
  if (order === undefined || payment === undefined) return 'unknownTrade';
  if (payment.status === 'paid') return 'repeated';

  await tx
    .update(payments)
    .set({ status: 'paid', providerTradeNo: trade.providerTradeNo, paidAt: trade.paidAt })
    .where(eq(payments.id, payment.id));

  const obstacle = await obstacleOf(tx, books, order, trade);
  if (obstacle === undefined) {
    const bought = await describeOrders({ ...books, db: tx }, [order]);
    await spendReductions(tx, order, bought.get(order.id)?.subject ?? order.orderNo, now);
    await payOrder(tx, books, order, { paidBy: payment.way, paidAt: trade.paidAt });
    return 'accepted';
  }
  if (order.status === 'waiting' && obstacle !== 'changed') await endOrder(tx, books, order, 'closed');
  await addRefund(tx, payment, obstacle, now);
  await storeRefundState(tx, books, order.id, 'due');
  const { companyId, userId } = order;
  await writeMessages(tx, [orderRefunded({ companyId, userId, now }, order, payment.tradeNo, obstacle)]);
  return 'refund';
}

/**
 * Books a payment: one transaction stores it, marks the order paid and delivers its goods. Idempotent. A
 * payment that the order cannot take (too late, or twice) becomes a due refund; a claim that does not match our
 * payment (trade, merchant, currency, amount) changes nothing.
 */
export async function settlePayment(books: SettlementParts, claim: ReportedPayment): Promise<NoticeOutcome> {
  const outcome = await inTransaction(books.db, async (tx) => {
    const settlement = await take(tx, books, claim);
    if (claim.noticeHash !== undefined) {
      await insertNotice(tx, {
        provider: claim.provider,
        tradeNo: claim.trade.tradeNo,
        outcome: settlement,
        bodyHash: claim.noticeHash,
        receivedAt: books.clock.now(),
      });
    }
    return settlement;
  });
  paymentsSettled.inc({ provider: claim.provider, outcome });
  return outcome;
}

/** Stores a notice, whatever its outcome. */
export async function insertNotice(
  db: Queryable,
  notice: Omit<typeof paymentNotices.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(paymentNotices).values({ ...notice, tradeNo: notice.tradeNo.slice(0, 64) });
}

/** Days for which forged notices are kept, and days before that in which they are searched. */
const [FORGED_DAYS, LOOKED_FOR_DAYS] = [30, 30];

/**
 * Deletes old forged notices: strangers write them, and accounting does not need them. The lower bound keeps
 * the query from scanning older months of the table.
 */
export async function deleteForgedNotices(db: Queryable, now: Date): Promise<void> {
  const before = (days: number): Date => daysLater(now, -days);
  await db
    .delete(paymentNotices)
    .where(
      and(
        eq(paymentNotices.outcome, 'forged'),
        lt(paymentNotices.receivedAt, before(FORGED_DAYS)),
        gt(paymentNotices.receivedAt, before(FORGED_DAYS + LOOKED_FOR_DAYS)),
      ),
    );
}
