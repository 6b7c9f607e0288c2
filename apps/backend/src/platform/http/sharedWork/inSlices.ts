import { setImmediate } from 'node:timers/promises';

/** Iterates over many items, and yields to the event loop after each slice of `atOnce` items. */
export async function* inSlices<Item>(items: Iterable<Item>, atOnce: number): AsyncGenerator<Item, void> {
  let given = 0;
  for (const item of items) {
    if (given > 0 && given % atOnce === 0) await setImmediate();
    given += 1;
    yield item;
  }
}
