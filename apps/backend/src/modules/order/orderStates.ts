import type { OrderStatus } from '@lectern/sdk/endpoints/order';

/** What can happen to an order. `payInTime` is money that was paid before the order expired, whenever we hear of it. */
export type OrderEvent = 'payInTime' | 'payLate' | 'cancel' | 'expire';

/**
 * Where an order goes from where it stands; what is not listed is refused. Money paid in time
 * reopens a closed order, since it was only the news that came late; one that the student
 * cancelled stays cancelled, and the money goes back.
 */
const transitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  waiting: { payInTime: 'paid', payLate: 'closed', cancel: 'cancelled', expire: 'closed' },
  closed: { payInTime: 'paid' },
  cancelled: {},
  paid: {},
};

/** Tells where an event leads; undefined where it must not happen. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return transitions[status][event];
}

/** How long an order waits for its payment, in milliseconds. */
export const TIME_TO_PAY_MS = 30 * 60_000;
