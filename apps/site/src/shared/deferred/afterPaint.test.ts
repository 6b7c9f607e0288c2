import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('calls after the frame, together and in order, and once', () => {
  const called: string[] = [];
  afterPaint(() => called.push('a'));
  afterPaint(() => called.push('b'));
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(called).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(called).toEqual(['a', 'b']);
  vi.advanceTimersByTime(5000);
  expect(called).toEqual(['a', 'b']);
});

it('calls in the background too, where no frame comes', () => {
  const call = vi.fn<() => void>();
  afterPaint(call);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledOnce();
});
