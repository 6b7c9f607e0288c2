// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resolvesInTime } from './resolvesInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['boot'];
});

/** Returns whether it arrived; undefined while it is still awaited. */
const told = async (waiting: Promise<boolean>): Promise<boolean | undefined> => {
  let answer: boolean | undefined;
  void waiting.then((came) => (answer = came));
  await vi.advanceTimersByTimeAsync(0);
  return answer;
};

it('goes on at once where there is nothing to wait for, or it is there, or it failed', async () => {
  expect(await told(resolvesInTime(undefined))).toBe(true);
  expect(await told(resolvesInTime(Promise.resolve()))).toBe(true);
  expect(await told(resolvesInTime(Promise.reject(new Error('no line'))))).toBe(false);
});

it('waits for what comes soon', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const waiting = resolvesInTime(promise);
  expect(await told(waiting)).toBeUndefined();
  resolve(undefined);
  expect(await told(waiting)).toBe(true);
});

it('goes on without what does not come', async () => {
  const waiting = resolvesInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await told(waiting)).toBe(false);
});

it('waits longer while the page stands as the server drew it, also where it came meanwhile', async () => {
  const waiting = resolvesInTime(new Promise(() => undefined));
  document.documentElement.dataset['boot'] = 'drawn';
  await vi.advanceTimersByTimeAsync(1000);
  expect(await told(waiting)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await told(waiting)).toBe(false);
});
