import { serviceKey } from '../../platform/http/services.ts';

/** Lets requests wait for news of an order. */
export class OrderWatch {
  readonly #watchers = new Map<string, Set<() => void>>();

  /** Resolves at the next news of the order, or after so many milliseconds.. */
  async next(orderId: string, milliseconds: number, isStillWanted: () => Promise<boolean>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watchers = this.#watchers.get(orderId) ?? new Set();
    this.#watchers.set(orderId, watchers.add(resolve));
    const timer = setTimeout(resolve, milliseconds);
    try {
      // Asked once more now that nothing can slip through.
      if (await isStillWanted()) await promise;
    } finally {
      clearTimeout(timer);
      watchers.delete(resolve);
      if (watchers.size === 0) this.#watchers.delete(orderId);
    }
  }

  /** Wakes whoever waits for this order. */
  wake(orderId: string): void {
    for (const resolve of this.#watchers.get(orderId) ?? []) resolve();
  }

  /** Wakes everyone: news may have been missed, or the server stops. */
  wakeAll(): void {
    for (const orderId of this.#watchers.keys()) this.wake(orderId);
  }
}

/** The watch of an app. */
export const orderWatch = serviceKey<OrderWatch>('orderWatch');
