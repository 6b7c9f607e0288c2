import type { OrderStatus } from '@lectern/sdk/endpoints/order';

/** Events of an order. `payInTime` is a payment made before the order expired, even if its notice arrives later. */
export type OrderEvent = 'payInTime' | 'payLate' | 'cancel' | 'expire';

/**
 * Transitions between states; all others are refused. A payment made in time reopens a closed order, since only
 * its notice was late. A cancelled order stays cancelled, and the payment is refunded.
 */
const transitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  waiting: { payInTime: 'paid', payLate: 'closed', cancel: 'cancelled', expire: 'closed' },
  closed: { payInTime: 'paid' },
  cancelled: {},
  paid: {},
};

/** Returns the state after an event; undefined where the event is not allowed. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return transitions[status][event];
}

/** Time to pay an order, in milliseconds. */
export const TIME_TO_PAY_MS = 30 * 60_000;
