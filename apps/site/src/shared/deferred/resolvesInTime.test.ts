// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resolvesInTime } from './resolvesInTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['boot'];
});

/** Returns whether it arrived; undefined while it is still awaited. */
const resultOf = async (waiting: Promise<boolean>): Promise<boolean | undefined> => {
  let answer: boolean | undefined;
  void waiting.then((came) => (answer = came));
  await vi.advanceTimersByTimeAsync(0);
  return answer;
};

it('resolvesInTime returns at once for nothing, a resolved or a rejected promise', async () => {
  expect(await resultOf(resolvesInTime(undefined))).toBe(true);
  expect(await resultOf(resolvesInTime(Promise.resolve()))).toBe(true);
  expect(await resultOf(resolvesInTime(Promise.reject(new Error('offline'))))).toBe(false);
});

it('resolvesInTime waits for a promise that resolves soon', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const waiting = resolvesInTime(promise);
  expect(await resultOf(waiting)).toBeUndefined();
  resolve(undefined);
  expect(await resultOf(waiting)).toBe(true);
});

it('resolvesInTime stops waiting after a second', async () => {
  const waiting = resolvesInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await resultOf(waiting)).toBe(false);
});

it('resolvesInTime waits longer while the server-rendered page is shown, even if that began meanwhile', async () => {
  const waiting = resolvesInTime(new Promise(() => undefined));
  document.documentElement.dataset['boot'] = 'drawn';
  await vi.advanceTimersByTimeAsync(1000);
  expect(await resultOf(waiting)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await resultOf(waiting)).toBe(false);
});
