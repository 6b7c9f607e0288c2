// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatClock, Timer } from './index.ts';

afterEach(cleanup);

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

test.each([
  [0, '00:00'],
  [309, '05:09'],
  [3909, '1:05:09'],
])('formatClock writes %i s as %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));

test('Timer calls onEnd exactly once and announces the end', () => {
  const handleEnd = vi.fn();
  render(<Timer deadline={61_000} onEnd={handleEnd} />);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toBe('还剩 1 分钟');
  for (let second = 0; second < 65; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(handleEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('时间到');
});

test('Timer calls onEnd again after a new deadline', () => {
  const handleEnd = vi.fn();
  const { rerender } = render(<Timer deadline={0} onEnd={handleEnd} />);
  rerender(<Timer deadline={2000} onEnd={handleEnd} />);
  act(() => void vi.advanceTimersByTime(1000));
  act(() => void vi.advanceTimersByTime(1000));
  expect(handleEnd).toHaveBeenCalledTimes(2);
});
