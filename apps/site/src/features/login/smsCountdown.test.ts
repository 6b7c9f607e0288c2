// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStorage, replacePorts } from '../../ports.ts';
import { resendAt, restFor } from './smsCountdown.ts';

let now = 1_000_000;
let restore: () => void;
beforeEach(() => {
  const kept = new Map<string, string>();
  now = 1_000_000;
  restore = replacePorts({
    now: () => now,
    storage: memoryStorage(kept),
  });
});
afterEach(() => restore());

test('nothing rests before the first SMS', () => {
  expect(resendAt()).toBeNull();
});

test('the wait is a moment, not a count of ticks', () => {
  expect(restFor(60_000)).toBe(1_060_000);
  now += 59_999;
  expect(resendAt()).toBe(1_060_000);
  now += 1;
  expect(resendAt()).toBeNull();
});

test('a clock that was set back does not lock the button for days', () => {
  restFor(60_000);
  now -= 86_400_000;
  expect(resendAt()).toBeNull();
});
