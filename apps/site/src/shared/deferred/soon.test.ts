// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from './soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['boot'];
});

const over = async (waiting: Promise<void>): Promise<boolean> => {
  let isOver = false;
  void waiting.then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(0);
  return isOver;
};

it('goes on at once where there is nothing to wait for, or it is there, or it failed', async () => {
  expect(await over(soon(undefined))).toBe(true);
  expect(await over(soon(Promise.resolve()))).toBe(true);
  expect(await over(soon(Promise.reject(new Error('no line'))))).toBe(true);
});

it('waits for what comes soon', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const waiting = soon(promise);
  expect(await over(waiting)).toBe(false);
  resolve(undefined);
  expect(await over(waiting)).toBe(true);
});

it('goes on without what does not come', async () => {
  const waiting = soon(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await over(waiting)).toBe(true);
});

it('waits longer while the page stands as the server drew it', async () => {
  document.documentElement.dataset['boot'] = 'drawn';
  const waiting = soon(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await over(waiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await over(waiting)).toBe(true);
});
