import { isApiError, text } from '@lectern/sdk';
import { createOrder } from '@lectern/sdk/endpoints/cart';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { errorData } from '../../shared/errorData.ts';
import { NOT_DONE, refusedBy, type Result } from '../../shared/result.ts';
import { requiredScene } from '../schoolQuestions/index.ts';
import { sumOf } from './cart.model.ts';
import { addToCart, cart, loadCart, removeFromCart } from './cart.store.ts';
import { notifyOtherTabs } from './otherTabs.ts';

/** State of the step from the cart to an order. */
export interface CheckoutState {
  /** `asked`: refused until the school's questions are answered. */
  status: 'idle' | 'ordering' | 'asked' | 'failed';
  /** The server's message of a refusal; empty if it could not be reached. */
  message: string;
  /** The unpaid order that already contains one of the items; empty without one. */
  waitingOrderId: string;
}

export const checkout = proxy<CheckoutState>({ status: 'idle', message: '', waitingOrderId: '' });

/** A created order. */
export interface CreatedOrder {
  readonly orderId: string;
  /** False if it cost nothing and is complete. */
  readonly isToBePaid: boolean;
}

/**
 * Creates an order of the chosen items; {@link checkout} holds the reason of a refusal. If an unpaid order of
 * exactly these items exists, that one is continued.
 */
export async function orderChosen(): Promise<Result<CreatedOrder>> {
  if (checkout.status === 'ordering') return NOT_DONE;
  const { chosen, totalCents } = sumOf(cart.items, cart.leftOut);
  const commodityIds = chosen.map(({ commodityId }) => commodityId);
  Object.assign(checkout, { status: 'ordering', message: '', waitingOrderId: '' });
  try {
    const reply = await request(createOrder, { commodityIds, totalCents });
    checkout.status = 'idle';
    void loadCart();
    notifyOtherTabs();
    return { isDone: true, value: { orderId: reply.orderId ?? '', isToBePaid: (reply.payCents ?? 0) > 0 } };
  } catch (error) {
    const isRefused = isApiError(error, 'business');
    // The unpaid order that already contains one of the items, or with `sameFlag` exactly these.
    const orderId = text(errorData(error, 'orderId'));
    if (orderId !== '' && errorData(error, 'sameFlag') === 1) {
      checkout.status = 'idle';
      void removeFromCart(commodityIds);
      return { isDone: true, value: { orderId, isToBePaid: true } };
    }
    if (requiredScene(error) !== undefined) {
      checkout.status = 'asked';
      return refusedBy(error);
    }
    checkout.status = 'failed';
    checkout.message = isRefused ? error.serverMessage : '';
    checkout.waitingOrderId = orderId;
    if (isRefused) void loadCart();
    return refusedBy(error);
  }
}

/**
 * Orders only the given items, without going through the cart page; returns what {@link orderChosen} does.
 * Other items of the cart keep their ticks, and items added for this order alone are removed if it fails.
 */
export async function orderDirectly(commodityIds: readonly string[]): Promise<Result<CreatedOrder>> {
  if (checkout.status === 'ordering') return NOT_DONE;
  Object.assign(checkout, { status: 'ordering', message: '', waitingOrderId: '' });
  const before = { ids: [...cart.ids], leftOut: [...cart.leftOut] };
  const order = await orderThrough(commodityIds);
  cart.leftOut = before.leftOut;
  const addedIds = commodityIds.filter((id) => !before.ids.includes(id) && cart.ids.includes(id));
  if (!order.isDone && addedIds.length > 0) await removeFromCart(addedIds);
  return order;
}

async function orderThrough(commodityIds: readonly string[]): Promise<Result<CreatedOrder>> {
  for (const commodityId of commodityIds) {
    const added = await addToCart({ commodityId });
    if (added.isDone) continue;
    Object.assign(checkout, { status: 'failed', message: added.message });
    return added;
  }
  await loadCart();
  cart.leftOut = cart.ids.filter((id) => !commodityIds.includes(id));
  const isReady = sumOf(cart.items, cart.leftOut).chosen.length > 0;
  checkout.status = isReady ? 'idle' : 'failed';
  return isReady ? orderChosen() : NOT_DONE;
}
