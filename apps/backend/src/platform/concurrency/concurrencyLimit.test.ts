import { expect, test } from 'vitest';
import { concurrencyLimitOf } from './concurrencyLimit.ts';

test('a concurrency limit starts tasks in order, two at a time, and continues after a failure', async () => {
  const limit = concurrencyLimitOf(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const results = [0, 1, 2, 3].map((index) =>
    limit(() => {
      begun.push(index);
      ends[index] = Promise.withResolvers();
      return ends[index].promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]!.reject(new Error('lost'));
  await expect(results[1]).rejects.toThrow('lost');
  expect(begun).toEqual([0, 1, 2]);
  for (const index of [0, 2, 3]) {
    ends[index]!.resolve(index);
    expect(await results[index]).toBe(index);
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(await limit(async () => 'free again')).toBe('free again');
});
