import type { PayWay } from '@lectern/sdk/endpoints/payment';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../platform/database/connection.ts';
import { companies, type Company } from '../../platform/database/tables/companies.tables.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { lockOrder, noteRefund, type Order, orders } from '../order/index.ts';
import type { OpenedTrade, PaymentProvider } from '../../providers/payment/paymentProvider.ts';
import { type Payment, payments, type Refund, refunds } from './payment.tables.ts';

/** Reads the open try of an order in one way. */
export async function findOpenPayment(
  db: Queryable,
  orderId: string,
  way: PayWay,
): Promise<Payment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.way, way), eq(payments.status, 'open')));
  return row;
}

/** Notes a new try; if another request was faster, its try is the answer. */
export async function insertPayment(
  db: Queryable,
  order: Order,
  way: PayWay,
  provider: Pick<PaymentProvider, 'id' | 'merchantId'>,
  now: Date,
): Promise<Payment | undefined> {
  const [before] = await db
    .select({ tries: count() })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.way, way)));
  const [row] = await db
    .insert(payments)
    .values({
      companyId: order.companyId,
      orderId: order.id,
      tradeNo: `${order.orderNo}${way === 'wechat' ? 'W' : 'A'}${(before?.tries ?? 0) + 1}`,
      way,
      provider: provider.id,
      merchantId: provider.merchantId,
      status: 'open',
      amountCents: order.payCents,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? findOpenPayment(db, order.id, way);
}

/** Keeps how the payer gets to the provider. */
export async function keepOpened(db: Queryable, paymentId: string, opened: OpenedTrade): Promise<void> {
  await db
    .update(payments)
    .set({ qrContent: opened.qrContent, pageUrl: opened.pageUrl })
    .where(eq(payments.id, paymentId));
}

/** Ends a try that nobody will pay any more. */
export async function closePayment(db: Queryable, paymentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'closed' })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')));
}

/** A payment with the company it is for. */
export interface PaymentOfCompany {
  readonly payment: Payment;
  readonly company: Company;
}

/** Takes open tries that were not asked about since a moment, so that no other process asks about them too. */
export async function claimOpenPayments(
  db: Queryable,
  now: Date,
  askedBefore: Date,
  orderIs: 'waiting' | 'ended',
): Promise<PaymentOfCompany[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.status, 'open'),
        orderIs === 'waiting' ? eq(orders.status, 'waiting') : ne(orders.status, 'waiting'),
        sql`coalesce(${payments.askedAt}, ${payments.createdAt}) < ${askedBefore.toISOString()}`,
      ),
    )
    .orderBy(asc(payments.id))
    .limit(20)
    .for('update', { of: payments, skipLocked: true });
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(inArray(payments.id, due))
    .returning();
  return withCompany(db, claimed);
}

async function withCompany(db: Queryable, rows: readonly Payment[]): Promise<PaymentOfCompany[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(companies)
    .where(inArray(companies.id, [...new Set(rows.map(({ companyId }) => companyId))]));
  return rows.flatMap((payment) => {
    const company = found.find(({ id }) => id === payment.companyId);
    return company === undefined ? [] : [{ payment, company }];
  });
}

/** A refund with the payment it gives back. */
export interface DueRefund extends PaymentOfCompany {
  readonly refund: Refund;
}

const FIRST_RETRY_MINUTES = 1;
const LAST_RETRY_MINUTES = 24 * 60;

/** Takes refunds that are due, and puts off the next try in case this one fails. */
export async function claimRefunds(db: Queryable, now: Date): Promise<DueRefund[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'due'), sql`${refunds.dueAt} <= ${now.toISOString()}`))
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

/** Notes that money went back, on its order once none is left that must. */
export async function finishRefund(
  { connection, clock, events }: Pick<AppParts, 'connection' | 'clock' | 'events'>,
  refund: Refund,
  { orderId }: Payment,
): Promise<void> {
  await inTransaction(connection.db, async (tx) => {
    await lockOrder(tx, orderId);
    await tx.update(refunds).set({ status: 'done', doneAt: clock.now() }).where(eq(refunds.id, refund.id));
    const [due] = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.orderId, orderId), eq(refunds.status, 'due')))
      .limit(1);
    if (due === undefined) await noteRefund(tx, { events }, orderId, 'done');
  });
}
