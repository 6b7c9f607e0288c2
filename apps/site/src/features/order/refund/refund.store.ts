import { ask, cancel, offer } from '@lectern/sdk/endpoints/refund';
import { request } from '../../../shared/client/client.ts';
import { loadable } from '../../../shared/loadable.ts';
import { attemptVerified, type Result } from '../../../shared/result.ts';
import { readOffer } from './refund.model.ts';
import type { RefundForm } from './refund.form.ts';

/** What can be refunded of an order, and its requests. */
export const [refund, showRefund] = loadable(async (orderId: string) =>
  orderId === '' ? undefined : { orderId, ...readOffer(await request(offer, { orderId })) },
);

const isInState = (state: 'asked' | 'cancelled', isSame: (id: string) => boolean): boolean =>
  refund.value?.requests.some((one) => one.state === state && isSame(one.id)) === true;

/** Requests a refund of parts of an order, and reloads the state unless the server refused. */
export async function requestRefund(
  orderId: string,
  { itemIds, refundReason, remark }: RefundForm,
): Promise<Result> {
  const trimmedRemark = remark.trim();
  const earlier = refund.value?.requests.map(({ id }) => id) ?? [];
  const outcome = await attemptVerified(
    () =>
      request(ask, {
        orderId,
        itemIds,
        refundReason,
        ...(trimmedRemark !== '' && { remark: trimmedRemark }),
      }),
    async () => {
      await showRefund(orderId);
      return isInState('asked', (id) => !earlier.includes(id));
    },
  );
  if (outcome.isDone) await showRefund(orderId);
  return outcome;
}

/** Withdraws a request; whatever the outcome, the state is reloaded. */
export async function cancelRefund(orderId: string, requestId: string): Promise<Result> {
  const reload = () => showRefund(orderId);
  return attemptVerified(
    () => request(cancel, { requestId }).finally(reload),
    async () => isInState('cancelled', (id) => id === requestId),
  );
}
