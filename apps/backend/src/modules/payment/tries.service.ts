import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { PaymentProvider } from '../../providers/payment/paymentProvider.ts';
import { type Payment, payments } from './payment.tables.ts';
import { type Books, settle } from './settle.service.ts';

/** Where what does not fit is told. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Ends a try that nobody will pay any more. */
export async function closePayment(db: Queryable, paymentId: string): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'closed' })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'open')));
}

/** Asks a provider what became of a try; one that was paid is settled. */
export async function askAbout(
  books: Books,
  provider: PaymentProvider,
  payment: Payment,
  log: Log,
): Promise<'open' | 'closed' | 'paid'> {
  const answer = await provider.query(payment.tradeNo);
  if (answer.state !== 'paid') return answer.state;
  const outcome = await settle(books, {
    companyId: payment.companyId,
    provider: payment.provider,
    trade: answer.trade,
  });
  if (!['accepted', 'repeated', 'refund'].includes(outcome))
    log.error({ tradeNo: payment.tradeNo, outcome }, 'A reported payment does not match the recorded one');
  return 'paid';
}

/** Makes a try unpayable; one that was paid in the last moment is settled. */
export async function endTry(
  books: Books,
  provider: PaymentProvider,
  payment: Payment,
  log: Log,
): Promise<void> {
  if ((await askAbout(books, provider, payment, log)) === 'paid') return;
  await provider.close(payment.tradeNo);
  await closePayment(books.db, payment.id);
}
