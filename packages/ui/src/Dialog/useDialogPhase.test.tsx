// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDialogPhase } from './useDialogPhase.ts';

/** A scrim with a closing animation, which jsdom does not run by itself. */
const movingScrim = () => {
  const scrim = document.createElement('div');
  scrim.getAnimations = () => [new EventTarget() as Animation];
  return { current: scrim };
};

const follow = (isOpen = false) => {
  const scrim = movingScrim();
  return renderHook((props) => useDialogPhase(props.isOpen, scrim), { initialProps: { isOpen } });
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.removeAttribute('data-scroll-locked');
});

const isStill = () => document.documentElement.style.overflow === 'hidden';

test('a dialog opens at once without a scroll lock of a menu, locks scrolling, and closes after its animation', () => {
  const { result, rerender } = follow();
  expect(result.current).toBe('closed');
  rerender({ isOpen: true });
  expect(result.current).toBe('open');
  expect(isStill()).toBe(true);
  rerender({ isOpen: false });
  expect(result.current).toBe('leaving');
  expect(isStill()).toBe(false);
  act(() => void vi.runAllTimers());
  expect(result.current).toBe('closed');
  rerender({ isOpen: true });
  expect(result.current).toBe('open');
});

test('a dialog reopened during its closing animation stays open', () => {
  const { result, rerender } = follow(true);
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  act(() => void vi.runAllTimers());
  expect(result.current).toBe('open');
});

test('a dialog closes at once when another opens in its place', () => {
  const first = follow(true);
  first.rerender({ isOpen: false });
  expect(first.result.current).toBe('leaving');
  const second = follow();
  act(() => second.rerender({ isOpen: true }));
  expect(first.result.current).toBe('closed');
  expect(second.result.current).toBe('open');
});

test('a dialog closes at once when another stays open, and scrolling remains locked', () => {
  follow(true);
  const over = follow();
  over.rerender({ isOpen: true });
  act(() => void vi.advanceTimersToNextFrame());
  expect(over.result.current).toBe('open');
  over.rerender({ isOpen: false });
  expect(over.result.current).toBe('closed');
  expect(isStill()).toBe(true);
});

test('a dialog closes at once in a hidden page, where no animation ends', () => {
  const { result, rerender } = follow(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  rerender({ isOpen: false });
  expect(result.current).toBe('closed');
});

test('a dialog finishes closing when the page is hidden during the animation', () => {
  const { result, rerender } = follow(true);
  rerender({ isOpen: false });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void vi.runAllTimers());
  expect(result.current).toBe('closed');
});

test('a dialog unlocks scrolling when unmounted while open', () => {
  const { unmount } = follow(true);
  expect(isStill()).toBe(true);
  unmount();
  expect(isStill()).toBe(false);
});

describe('a dialog while a menu locks scrolling', () => {
  beforeEach(() => document.body.setAttribute('data-scroll-locked', '1'));

  test('opens on the next frame and closes at once', () => {
    const { result, rerender } = follow();
    rerender({ isOpen: true });
    expect(result.current).toBe('closed');
    act(() => void vi.advanceTimersToNextFrame());
    expect(result.current).toBe('open');
    rerender({ isOpen: false });
    expect(result.current).toBe('closed');
  });

  test('does not open when closed before that frame', () => {
    const { result, rerender } = follow();
    rerender({ isOpen: true });
    rerender({ isOpen: false });
    act(() => void vi.advanceTimersToNextFrame());
    expect(result.current).toBe('closed');
    expect(isStill()).toBe(false);
  });
});
