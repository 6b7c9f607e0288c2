import type { AppParts } from '../../platform/http/requestContext.ts';
import { refundsDone } from '../../platform/metrics/meters.ts';
import type { Job } from '../../platform/jobs/repeat.ts';
import { type PaymentOfCompany } from './payment.repo.ts';
import { claimOpenPayments } from './payment.service.ts';
import { type PaymentProvider, ProviderError } from '../../providers/payment/paymentProvider.ts';
import { paymentProviders } from '../../providers/payment/paymentProviders.ts';
import type { Refund } from './payment.tables.ts';
import { claimRefunds, followRefund, storeProblem } from './refunds.service.ts';
import { deleteForgedNotices } from './settle.service.ts';
import { queryPayment, closePayment, closeAtProvider, type Log } from './tries.service.ts';

/** Time without a notice before the provider is asked about a payment, and between two requests, in milliseconds. */
const ASK_AFTER_MS = 15_000;

function providerOf(
  { services }: AppParts,
  { payment, company }: PaymentOfCompany,
): PaymentProvider | undefined {
  return services.get(paymentProviders).byId(company, payment.provider, payment.way);
}

async function each<Item>(
  items: readonly Item[],
  log: Log,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error }, 'A payment provider did not answer');
    }
  }
}

/** Asks the providers about payments without a notice, which may have been lost. */
export async function queryOpenPayments(parts: AppParts, log: Log): Promise<void> {
  const { connection, clock } = parts;
  const now = clock.now();
  const open = await claimOpenPayments(connection.db, now, new Date(now.getTime() - ASK_AFTER_MS), 'waiting');
  await each(open, log, async (found) => {
    const provider = providerOf(parts, found);
    if (provider === undefined) return;
    const state = await queryPayment({ ...parts, db: connection.db }, provider, found.payment, log);
    if (state === 'closed') await closePayment(connection.db, found.payment.id);
  });
}

/** Closes open payments at the provider where their order has ended or its amount has changed. */
export async function closeEnded(parts: AppParts, log: Log): Promise<void> {
  const { connection, clock } = parts;
  const now = clock.now();
  const open = await claimOpenPayments(connection.db, now, new Date(now.getTime() - 1000), 'ended');
  await each(open, log, async (found) => {
    const provider = providerOf(parts, found);
    if (provider === undefined) await closePayment(connection.db, found.payment.id);
    else await closeAtProvider({ ...parts, db: connection.db }, provider, found.payment, log);
  });
}

/** Reason for a refund on the payer's bill. */
const REASONS: Readonly<Record<Refund['reason'], string>> = {
  late: '订单已关闭',
  duplicate: '重复支付',
  taken: '优惠已用在其他订单',
  changed: '订单金额已改变',
  asked: '订单退款',
};

/**
 * Sends due refunds and asks for their status until they are done. Asks about a refund that was sent before,
 * rather than sending it again, since only the reply may have been lost.
 */
export async function sendRefunds(parts: AppParts, log: Log): Promise<void> {
  const { connection, clock } = parts;
  await each(await claimRefunds(connection.db, clock.now()), log, async ({ refund, payment, company }) => {
    const provider = providerOf(parts, { payment, company });
    if (provider?.merchantId !== payment.merchantId)
      return storeProblem(connection.db, refund, `There is no account ${payment.merchantId} any more`);
    const order = {
      tradeNo: payment.tradeNo,
      refundNo: refund.refundNo,
      amountCents: refund.amountCents,
      totalCents: payment.amountCents,
      reason: REASONS[refund.reason],
    };
    try {
      const known = refund.attempts > 1 ? await provider.queryRefund(order) : undefined;
      const answer = known ?? (await provider.refund(order));
      await followRefund(parts, refund, payment, answer);
      if (answer.state === 'done') refundsDone.inc({ provider: payment.provider });
    } catch (error) {
      if (error instanceof ProviderError) await storeProblem(connection.db, refund, error.message);
      throw error;
    }
  });
}

/** Returns the background jobs of the payment module. */
export function paymentJobs(parts: AppParts, log: Log): Job[] {
  return [
    { name: 'askAboutOpenPayments', everyMs: 5_000, run: () => queryOpenPayments(parts, log) },
    { name: 'closeEndedPayments', everyMs: 10_000, run: () => closeEnded(parts, log) },
    {
      name: 'forgetForgedNotices',
      everyMs: 6 * 3_600_000,
      run: () => deleteForgedNotices(parts.connection.db, parts.clock.now()),
    },
    { name: 'sendRefunds', everyMs: 5_000, run: () => sendRefunds(parts, log) },
  ];
}
