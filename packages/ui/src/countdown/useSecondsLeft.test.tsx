// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsLeft, useSecondsLeft } from './index.ts';

afterEach(cleanup);

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test.each([
  [null, 0],
  [1_000_000, 0],
  [1_000_001, 1],
  [1_060_000, 60],
  [900_000, 0],
])('secondsLeft until the deadline %s is %i', (deadline, left) =>
  expect(secondsLeft(deadline, 1_000_000)).toBe(left),
);

test('useSecondsLeft counts down to 0 and then stops its timer', () => {
  const { result } = renderHook(() => useSecondsLeft(1_002_500));
  expect(result.current).toBe(3);
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current).toBe(2);
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('useSecondsLeft is corrected when the page becomes visible after a sleep', () => {
  const { result } = renderHook(() => useSecondsLeft(1_060_000));
  vi.setSystemTime(1_050_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(10);
});
