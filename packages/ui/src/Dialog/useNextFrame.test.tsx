import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNextFrame } from './useNextFrame.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('opens on the next frame, closes at once', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useNextFrame(isOpen), {
    initialProps: { isOpen: true },
  });
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersToNextFrame());
  expect(result.current).toBe(true);
  rerender({ isOpen: false });
  expect(result.current).toBe(false);
});

test('closed before its frame came, it never opens', () => {
  const { result, rerender } = renderHook(({ isOpen }) => useNextFrame(isOpen), {
    initialProps: { isOpen: true },
  });
  rerender({ isOpen: false });
  act(() => void vi.advanceTimersToNextFrame());
  expect(result.current).toBe(false);
});
