import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useNextFrame } from './useNextFrame.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.removeAttribute('data-scroll-locked');
});

const follow = () => renderHook(({ isOpen }) => useNextFrame(isOpen), { initialProps: { isOpen: false } });

test('opens at once where nothing holds the page', () => {
  const { result, rerender } = follow();
  expect(result.current).toBe(false);
  rerender({ isOpen: true });
  expect(result.current).toBe(true);
  rerender({ isOpen: false });
  expect(result.current).toBe(false);
  rerender({ isOpen: true });
  expect(result.current).toBe(true);
});

describe('while a menu holds the page', () => {
  beforeEach(() => document.body.setAttribute('data-scroll-locked', '1'));

  test('opens on the next frame, closes at once', () => {
    const { result, rerender } = follow();
    rerender({ isOpen: true });
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersToNextFrame());
    expect(result.current).toBe(true);
    rerender({ isOpen: false });
    expect(result.current).toBe(false);
  });

  test('closed before its frame came, it never opens', () => {
    const { result, rerender } = follow();
    rerender({ isOpen: true });
    rerender({ isOpen: false });
    act(() => void vi.advanceTimersToNextFrame());
    expect(result.current).toBe(false);
  });
});
