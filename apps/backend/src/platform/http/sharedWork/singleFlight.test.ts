import { expect, test, vi } from 'vitest';
import { singleFlight } from './singleFlight.ts';

test('singleFlight shares running work by place and key, and runs it again afterwards', async () => {
  const [here, elsewhere] = [{}, {}];
  const works = singleFlight<number>();
  const end = Promise.withResolvers<number>();
  const work = vi.fn(() => end.promise);
  const results = [works(here).share('a', work), works(here).share('a', work)];
  expect(work).toHaveBeenCalledTimes(1);
  results.push(works(here).share('b', work), works(elsewhere).share('a', work));
  expect(work).toHaveBeenCalledTimes(3);
  end.resolve(7);
  expect(await Promise.all(results)).toEqual([7, 7, 7, 7]);
  expect(await works(here).share('a', async () => 8)).toBe(8);
});
