import { isApiError } from '@lectern/sdk';
import { cancel } from '@lectern/sdk/endpoints/order';
import { cashier as openCall } from '@lectern/sdk/endpoints/payment';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { attemptVerified, NOT_DONE, type Result } from '../../../shared/result.ts';
import { closed, cashier, beginVisit, currentVisit, receiveCashier } from './cashier.state.ts';
import { startLastPayment } from './payment.store.ts';
import { discardWaitingChange, chooseReductions } from './reductions.store.ts';
import { checkStateNow, loadStartLink, followOrder } from './orderState.store.ts';

/** The visit whose cashier is open, so that a payment is started and followed only once. */
let opened: AbortController | undefined;

/** Loads the cashier of an order as it is; choosing a payment and following the state start only when it is opened. */
export const loadCashier = prefetched(async (orderId: string): Promise<void> => {
  const visit = beginVisit();
  discardWaitingChange();
  Object.assign(cashier, closed(), { status: orderId === '' ? 'missing' : 'loading' });
  if (orderId === '') return;
  try {
    receiveCashier(await request(openCall, { orderId }), visit);
  } catch (error) {
    if (currentVisit() === visit) cashier.status = isApiError(error, 'business') ? 'missing' : 'failed';
  }
});

/** Opens the cashier of an order; after a reload, the same payment is found again. */
export async function openCashier(orderId: string): Promise<void> {
  await loadCashier(orderId);
  const visit = currentVisit();
  const { status, order, quote } = cashier;
  if (visit === undefined || visit === opened || status !== 'ready' || order === undefined) return;
  opened = visit;
  if (order.status === 'paid') await loadStartLink(order.id, visit);
  if (order.status !== 'waiting') return;
  void followOrder(order.id, visit);
  // If the student has not chosen yet, the best coupon is chosen.
  if (quote?.isChosen === false && quote.couponId !== '')
    await chooseReductions({ couponId: quote.couponId });
  else startLastPayment();
}

/** Cancels the order. */
export async function cancelOrder(): Promise<Result> {
  const { order } = cashier;
  const visit = currentVisit();
  if (order === undefined) return NOT_DONE;
  return attemptVerified(
    async () => {
      const reply = await request(cancel, { orderId: order.id });
      if (currentVisit() === visit) cashier.order = ref({ ...order, status: reply.status ?? 'cancelled' });
    },
    async () => {
      await checkStateNow();
      return currentVisit() === visit && cashier.order?.status === 'cancelled';
    },
  );
}
