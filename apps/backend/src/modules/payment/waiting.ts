import { serviceKey } from '../../platform/http/services.ts';

/** Lets requests wait for changes of an order. */
export class OrderWatch {
  readonly #watchers = new Map<string, Set<() => void>>();

  /** Resolves at the next change of the order, or after the given milliseconds. */
  async next(orderId: string, milliseconds: number, isStillPending: () => Promise<boolean>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watchers = this.#watchers.get(orderId) ?? new Set();
    this.#watchers.set(orderId, watchers.add(resolve));
    const timer = setTimeout(resolve, milliseconds);
    try {
      // Checked again after registering, so that a change in between is not missed.
      if (await isStillPending()) await promise;
    } finally {
      clearTimeout(timer);
      watchers.delete(resolve);
      if (watchers.size === 0) this.#watchers.delete(orderId);
    }
  }

  /** Wakes all requests that wait for this order. */
  wake(orderId: string): void {
    for (const resolve of this.#watchers.get(orderId) ?? []) resolve();
  }

  /** Wakes all requests, since an event may have been missed or the server stops. */
  wakeAll(): void {
    for (const orderId of this.#watchers.keys()) this.wake(orderId);
  }
}

/** Key of the app's watch among the services. */
export const orderWatch = serviceKey<OrderWatch>('orderWatch');
