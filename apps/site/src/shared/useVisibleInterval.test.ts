// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useVisibleInterval } from './useVisibleInterval.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('useVisibleInterval runs only while the page is visible, until its interval is undefined', () => {
  vi.useFakeTimers();
  const act = vi.fn();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { rerender } = renderHook(({ every }) => useVisibleInterval(every, act), {
    initialProps: { every: 1000 as number | undefined },
  });
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
  isHidden.mockReturnValue(true);
  vi.advanceTimersByTime(2000);
  isHidden.mockReturnValue(false);
  rerender({ every: undefined });
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
});
