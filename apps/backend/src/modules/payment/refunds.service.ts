import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { recordAuditEntry } from '../../platform/audit/auditLog.ts';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import { isExactly } from '../../platform/database/rows/isExactly.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { RefundState } from '../../providers/payment/paymentProvider.ts';
import { lockOrder, storeRefundState, orders } from '../order/index.ts';
import { type DueRefund, withCompany } from './payment.repo.ts';
import { type Payment, payments, type Refund, refunds } from './payment.tables.ts';

/**
 * Called when a refund requested by a student is done, in the transaction that stores it. The caller has locked
 * the order.
 */
export interface RefundFollower {
  arrived(tx: Queryable, refund: Refund, now: Date): Promise<void>;
}

/** Key of the service that follows requested refunds. */
export const refundFollower = serviceKey<RefundFollower>('refund follower');

/** A refund to be made. */
export interface RequestedRefund {
  /** Our number of the refund; each number is refunded once. */
  readonly refundNo: string;
  readonly amountCents: number;
}

/** Writes to the audit log that a refund is due, or is done. */
export async function recordRefund(
  tx: Queryable,
  { companyId, paymentId, refundNo, amountCents, reason, status }: typeof refunds.$inferInsert,
  at: Date,
): Promise<void> {
  const [paid] = await tx
    .select({ by: payments.provider, orderNo: orders.orderNo, userId: orders.userId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  await recordAuditEntry(tx, {
    companyId,
    at,
    actor: paid?.by ?? 'lectern',
    action: 'money back',
    subjects: [paid?.orderNo ?? '', paid?.userId ?? '', refundNo].filter((subject) => subject !== ''),
    details: { cents: amountCents, reason, to: status },
  });
}

/**
 * Stores a partial refund of a payment, within the caller's transaction; the job sends it. @returns the id of
 * the refund
 */
export async function insertRefund(
  tx: Queryable,
  { id: paymentId, companyId }: Pick<Payment, 'id' | 'companyId'>,
  { refundNo, amountCents }: RequestedRefund,
  now: Date,
): Promise<string> {
  const [row] = await tx
    .insert(refunds)
    .values({
      companyId,
      paymentId,
      refundNo,
      amountCents,
      reason: 'asked',
      status: 'due',
      dueAt: now,
      createdAt: now,
    })
    .returning();
  if (row === undefined) throw new Error(`Refund ${refundNo} was not noted`);
  await recordRefund(tx, row, now);
  return row.id;
}

/** Makes the job retry a due refund at once. */
export async function retryRefund(tx: Queryable, refundId: string, now: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ dueAt: now })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'due')));
}

const FIRST_RETRY_MINUTES = 1;

const LAST_RETRY_MINUTES = 24 * 60;

/** Claims refunds that are due, and schedules their next attempt in case this one fails. */
export async function claimRefunds(db: Queryable, now: Date): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isExactly(refunds.status, 'due'), sql`${refunds.dueAt} <= ${now.toISOString()}`))
    .orderBy(asc(refunds.id))
    .limit(20)
    .for('update', { skipLocked: true });
  const minutes = sql`least(${LAST_RETRY_MINUTES}, ${FIRST_RETRY_MINUTES} * power(4, ${refunds.attempts}))`;
  const claimed = await db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      dueAt: sql`${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute'`,
    })
    .where(inArray(refunds.id, due))
    .returning();
  if (claimed.length === 0) return [];
  const paid = await withCompany(
    db,
    await db
      .select()
      .from(payments)
      .where(
        inArray(
          payments.id,
          claimed.map(({ paymentId }) => paymentId),
        ),
      ),
  );
  return claimed.flatMap((refund) => {
    const found = paid.find(({ payment }) => payment.id === refund.paymentId);
    return found === undefined ? [] : [{ refund, ...found }];
  });
}

/** Stores why a provider could not send a refund; the job retries it. */
export async function storeProblem(db: Queryable, { id }: Refund, problem: string): Promise<void> {
  await db
    .update(refunds)
    .set({ problem: problem.slice(0, 300) })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'due')));
}

/**
 * Stores the state of a refund that a provider reported. A refund that the provider ended without sending money
 * is sent again under a new number.
 */
export async function followRefund(
  parts: Pick<AppParts, 'connection' | 'clock' | 'events' | 'services'>,
  refund: Refund,
  payment: Payment,
  answer: RefundState,
): Promise<void> {
  const { connection, clock } = parts;
  if (answer.state === 'done') return finishRefund(parts, refund, payment);
  if (answer.state !== 'void')
    return storeProblem(connection.db, refund, answer.state === 'stuck' ? answer.reason : '');
  const [base = refund.refundNo] = refund.refundNo.split('-');
  await connection.db
    .update(refunds)
    .set({ refundNo: `${base}-${refund.attempts + 1}`, dueAt: clock.now() })
    .where(and(eq(refunds.id, refund.id), eq(refunds.refundNo, refund.refundNo)));
}

/**
 * Marks a refund as done, once. Informs the order when no refund of it is left, or the module that requested
 * the refund.
 */
async function finishRefund(
  { connection, clock, events, services }: Pick<AppParts, 'connection' | 'clock' | 'events' | 'services'>,
  refund: Refund,
  { orderId }: Payment,
): Promise<void> {
  await inTransaction(connection.db, async (tx) => {
    await lockOrder(tx, orderId);
    const now = clock.now();
    const [done] = await tx
      .update(refunds)
      .set({ status: 'done', problem: '', doneAt: now })
      .where(and(eq(refunds.id, refund.id), eq(refunds.status, 'due')))
      .returning();
    if (done === undefined) return;
    await recordRefund(tx, done, now);
    if (done.reason === 'asked') return services.get(refundFollower).arrived(tx, done, now);
    const [due] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.orderId, orderId), eq(refunds.status, 'due'), ne(refunds.reason, 'asked')))
      .limit(1);
    if (due === undefined) await storeRefundState(tx, { events }, orderId, 'done');
  });
}
