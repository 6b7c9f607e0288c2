import { expect, it } from 'vitest';
import { systemClock } from './clock.ts';
import { setDeadline } from './deadline.ts';

it.each([Infinity, 2 ** 32])('a timeout of %d ms does not end the call at once', async (timeoutMs) => {
  const { signal, clear } = setDeadline(systemClock, timeoutMs);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(signal.aborted).toBe(false);
  clear();
});
