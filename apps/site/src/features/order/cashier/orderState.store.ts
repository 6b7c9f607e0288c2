import { isApiError, type Reply } from '@lectern/sdk';
import { type PaymentState, state as stateCall } from '@lectern/sdk/endpoints/payment';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { clockOffset, type Order } from '../order.model.ts';
import { lessonHref } from '../../../shared/routes/pages.ts';
import { cashier, currentVisit } from './cashier.state.ts';

/** Duration of a long-polling request for the state, in seconds. */
const POLL_SECONDS = 25;

const RETRY_MS = [1000, 2000, 5000, 10_000] as const;

/** Updates the order's state from a reply. */
function receiveStatus(status: Order['status'] | undefined, serverTime: string | undefined): void {
  cashier.offset = clockOffset(serverTime, ports.now());
  if (cashier.order === undefined || status === undefined) return;
  cashier.order = ref({ ...cashier.order, status });
}

/** Requests the link to start learning after an order is paid. */
export async function loadStartLink(orderId: string, visit: AbortController): Promise<void> {
  try {
    const reply = await request(stateCall, { orderId });
    if (currentVisit() === visit) storeStartLink(reply.begin);
  } catch {
    // Without it, the list of courses is used.
  }
}

function storeStartLink(begin: Reply<PaymentState['begin']>): void {
  const [commodityId, courseId, lessonId] = [
    begin?.commodityId ?? '',
    begin?.courseId ?? '',
    begin?.lessonId ?? '',
  ];
  if (commodityId !== '' && courseId !== '' && lessonId !== '')
    cashier.beginHref = lessonHref({ commodityId, courseId }, lessonId);
}

/** Polls the order's state until it is final or the page is left. */
export async function followOrder(orderId: string, visit: AbortController): Promise<void> {
  let failures = 0;
  while (currentVisit() === visit && cashier.order?.status === 'waiting') {
    try {
      const reply = await request(
        stateCall,
        { orderId, known: 'waiting', waitSeconds: POLL_SECONDS },
        { signal: visit.signal },
      );
      if (currentVisit() !== visit) return;
      failures = 0;
      cashier.isWatching = true;
      receiveStatus(reply.status, reply.serverTime);
      storeStartLink(reply.begin);
    } catch (error) {
      if (
        currentVisit() !== visit ||
        (isApiError(error) && ['aborted', 'session-ended', 'kicked'].includes(error.kind))
      )
        return;
      cashier.isWatching = false;
      await ports.wait(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 10_000);
      failures += 1;
    }
  }
}

/** Requests the order's state at once, when the student says that they have paid. Returns whether it is paid. */
export async function checkStateNow(): Promise<boolean> {
  const { order } = cashier;
  const visit = currentVisit();
  if (order === undefined) return false;
  try {
    const reply = await request(stateCall, { orderId: order.id });
    if (currentVisit() !== visit) return false;
    cashier.isWatching = true;
    receiveStatus(reply.status, reply.serverTime);
    storeStartLink(reply.begin);
  } catch {
    if (currentVisit() === visit) cashier.isWatching = false;
  }
  return currentVisit() === visit && cashier.order?.status === 'paid';
}
