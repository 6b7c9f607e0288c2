import { setImmediate } from 'node:timers/promises';

/** Iterates over many items, and yields to the event loop after each slice of `atOnce` items. */
export async function* inSlices<Item>(items: Iterable<Item>, atOnce: number): AsyncGenerator<Item, void> {
  let handledCount = 0;
  for (const item of items) {
    if (handledCount > 0 && handledCount % atOnce === 0) await setImmediate();
    handledCount += 1;
    yield item;
  }
}
