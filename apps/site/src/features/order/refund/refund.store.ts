import { ask, cancel, offer } from '@lectern/sdk/endpoints/refund';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { readOffer } from './refund.model.ts';
import type { RefundForm } from './refund.form.ts';

/** What can be refunded of an order, and its requests. */
export const [refund, showRefund] = loadable(async (orderId: string) =>
  orderId === '' ? undefined : { orderId, ...readOffer(await request(offer, { orderId })) },
);

/** Requests a refund of parts of an order; whatever the outcome, the state is reloaded. */
export async function requestRefund(
  orderId: string,
  { itemIds, refundReason, remark }: RefundForm,
): Promise<Result> {
  const trimmedRemark = remark.trim();
  const outcome = await attempt(() =>
    request(ask, { orderId, itemIds, refundReason, ...(trimmedRemark !== '' && { remark: trimmedRemark }) }),
  );
  if (outcome.isDone) await showRefund(orderId);
  return outcome;
}

/** Withdraws a request. */
export async function cancelRefund(orderId: string, requestId: string): Promise<Result> {
  const outcome = await attempt(() => request(cancel, { requestId }));
  await showRefund(orderId);
  return outcome;
}
