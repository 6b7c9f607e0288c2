import { expect, test } from 'vitest';
import { readCache } from './readCache.ts';

/** Returns a cache whose reads the test ends by hand; each returns its number. */
function slowCache() {
  const readings: PromiseWithResolvers<void>[] = [];
  const cache = readCache<{ readonly name: string; readonly reading: number }>({
    max: 2,
    ttl: 60_000,
    fetchMethod: async (name) => {
      const reading = readings.push(Promise.withResolvers<void>());
      await readings[reading - 1]?.promise;
      return { name, reading };
    },
  });
  return { cache, endAll: () => readings.forEach(({ resolve }) => resolve()) };
}

test('an entry cleared during its read is returned to waiting callers, and read again for the next', async () => {
  const { cache, endAll } = slowCache();
  const waiting = [cache.fetch('a'), cache.fetch('a')];
  cache.clear();
  const next = cache.fetch('a');
  endAll();
  expect(await Promise.all(waiting)).toEqual([
    { name: 'a', reading: 1 },
    { name: 'a', reading: 1 },
  ]);
  expect(await next).toEqual({ name: 'a', reading: 2 });
  expect(await cache.fetch('a')).toEqual({ name: 'a', reading: 2 });
});

test('an entry evicted during its read is returned to waiting callers', async () => {
  const { cache, endAll } = slowCache();
  const waiting = ['a', 'b', 'c'].map((name) => cache.fetch(name));
  endAll();
  expect((await Promise.all(waiting)).map((found) => found?.name)).toEqual(['a', 'b', 'c']);
});
