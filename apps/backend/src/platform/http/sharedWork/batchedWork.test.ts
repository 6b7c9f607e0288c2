import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchedWork } from './batchedWork.ts';

const BATCHING = { maxSize: 3, maxDelayMs: 100, concurrency: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns fake batched work that the test ends by hand; the result of an item is the item. */
function controlledBatches() {
  const begun: (readonly string[])[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const rejections: string[] = [];
  const scope = {};
  const give = batchedWork(BATCHING, async (_: object, items: readonly string[]) => {
    begun.push(items);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return items;
  });
  const send = (...items: string[]) =>
    items.forEach(
      (item) =>
        void give(scope, item).then(
          (result) => rejections.push(result),
          ({ message }: Error) => rejections.push(`${item} ${message}`),
        ),
    );
  const end = async (run: number, error?: Error) => {
    if (error === undefined) ends[run]?.resolve();
    else ends[run]?.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { begun, rejections, send, end };
}

describe('batched work', () => {
  test('starts at once when nothing is running, and otherwise with the next batch of up to three', async () => {
    const { begun, rejections, send, end } = controlledBatches();
    send('a');
    expect(begun).toEqual([['a']]);
    send('b', 'c', 'd', 'e');
    expect(begun).toHaveLength(1);
    await end(0);
    expect(begun).toEqual([['a'], ['b', 'c', 'd']]);
    await end(1);
    await end(2);
    expect(begun[2]).toEqual(['e']);
    expect(rejections).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('starts beside a batch that has run for longer than the patience', async () => {
    const { begun, rejections, send, end } = controlledBatches();
    send('a', 'b');
    await vi.advanceTimersByTimeAsync(BATCHING.maxDelayMs - 1);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun[1]).toEqual(['b']);
    await end(1);
    expect(rejections).toEqual(['b']);
    send('c', 'd');
    expect(begun[2]).toEqual(['c']);
    await end(0);
    expect(begun).toHaveLength(3);
    await end(2);
    expect(begun[3]).toEqual(['d']);
  });

  test('runs at most two batches at once, however long they take', async () => {
    const { begun, send, end } = controlledBatches();
    send('a', 'b', 'c');
    await vi.advanceTimersByTimeAsync(10 * BATCHING.maxDelayMs);
    expect(begun).toEqual([['a'], ['b', 'c']]);
    send('d');
    expect(begun).toHaveLength(2);
    await end(0);
    expect(begun[2]).toEqual(['d']);
  });

  test('is repeated item by item when a batch fails', async () => {
    const { begun, rejections, send, end } = controlledBatches();
    send('a', 'b', 'c', 'd');
    await end(0, new Error('lost'));
    await end(1, new Error('lost'));
    expect(begun).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
    await end(3, new Error('refused'));
    await end(2);
    await end(4);
    expect(rejections).toEqual(['a lost', 'c refused', 'b', 'd']);
    send('e');
    expect(begun.at(-1)).toEqual(['e']);
  });

  test('returns the result or error of each item, for any timing and failures', async () => {
    vi.useRealTimers();
    const items = fc.uniqueArray(fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 4 }), fc.boolean()), {
      selector: ([item]) => item,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(items, async (given) => {
        const bad = new Set(given.flatMap(([item, , isGood]) => (isGood ? [] : [item])));
        const done: number[] = [];
        const give = batchedWork(BATCHING, async (_: object, all: readonly number[]) => {
          await Promise.resolve();
          if (all.some((item) => bad.has(item))) throw new Error(`${all.join()}`);
          done.push(...all);
          return all;
        });
        const scope = {};
        const results = await Promise.allSettled(
          given.map(async ([item, pause]) => {
            for (let turn = 0; turn < pause; turn += 1) await Promise.resolve();
            return give(scope, item);
          }),
        );
        expect(results.map((result) => ('value' in result ? result.value : String(result.reason)))).toEqual(
          given.map(([item]) => (bad.has(item) ? `Error: ${item}` : item)),
        );
        expect(done.toSorted()).toEqual(
          given.flatMap(([item, , isGood]) => (isGood ? [item] : [])).toSorted(),
        );
      }),
    );
  });
});
