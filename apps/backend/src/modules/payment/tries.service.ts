import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { PaymentProvider } from '../../providers/payment/paymentProvider.ts';
import { type Payment, payments } from './payment.tables.ts';
import { type SettlementParts, settlePayment } from './settle.service.ts';

/** Where mismatches are logged. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Closes a payment that will not be paid any more. */
export async function closePayment(db: Queryable, paymentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'closed' })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')));
}

/** Asks a provider for the status of a payment, and settles a paid one. */
export async function queryPayment(
  books: SettlementParts,
  provider: PaymentProvider,
  payment: Payment,
  log: Log,
): Promise<'open' | 'closed' | 'paid'> {
  const answer = await provider.query(payment.tradeNo);
  if (answer.state !== 'paid') return answer.state;
  const outcome = await settlePayment(books, {
    companyId: payment.companyId,
    provider: payment.provider,
    trade: answer.trade,
  });
  if (!['accepted', 'repeated', 'refund'].includes(outcome))
    log.error({ tradeNo: payment.tradeNo, outcome }, 'A reported payment does not match the recorded one');
  return 'paid';
}

/** Closes a payment at the provider; one that was paid at the last moment is settled. */
export async function closeAtProvider(
  books: SettlementParts,
  provider: PaymentProvider,
  payment: Payment,
  log: Log,
): Promise<void> {
  if ((await queryPayment(books, provider, payment, log)) === 'paid') return;
  await provider.close(payment.tradeNo);
  await closePayment(books.db, payment.id);
}
