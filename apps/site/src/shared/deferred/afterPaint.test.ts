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

it('afterPaint runs its callbacks once, together and in order, after the next frame', () => {
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

it('afterPaint runs its callbacks after a second if no frame comes in the background', () => {
  const call = vi.fn<() => void>();
  afterPaint(call);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledOnce();
});
