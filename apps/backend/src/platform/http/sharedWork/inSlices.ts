import { setImmediate } from 'node:timers/promises';

/** Gives one thing after another, and after so many of them others their turn: for what is done to many things at once. */
export async function* inSlices<Item>(items: Iterable<Item>, atOnce: number): AsyncGenerator<Item, void> {
  let given = 0;
  for (const item of items) {
    if (given > 0 && given % atOnce === 0) await setImmediate();
    given += 1;
    yield item;
  }
}
