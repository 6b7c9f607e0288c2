import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster, type Toaster } from './createToaster.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const textsOf = (toaster: Toaster) => toaster.current().map(({ text }) => text);

test('shows three at once; the next comes when one goes', () => {
  const toaster = createToaster();
  const first = toaster.show('一');
  for (const text of ['二', '三', '四']) toaster.show(text, { duration: 0 });
  expect(textsOf(toaster)).toEqual(['一', '二', '三']);
  toaster.dismiss(first);
  expect(textsOf(toaster)).toEqual(['二', '三', '四']);
});

test('a waiting toast gets its whole time once it is in view', () => {
  const toaster = createToaster({ most: 1 });
  toaster.show('一', { duration: 1000 });
  toaster.show('二', { duration: 1000 });
  vi.advanceTimersByTime(1000);
  expect(textsOf(toaster)).toEqual(['二']);
  vi.advanceTimersByTime(999);
  expect(textsOf(toaster)).toEqual(['二']);
  vi.advanceTimersByTime(1);
  expect(textsOf(toaster)).toEqual([]);
});

test('reading stops the clock; it goes on where it stood', () => {
  const toaster = createToaster();
  toaster.show('保存好了', { duration: 1000 });
  vi.advanceTimersByTime(600);
  toaster.pause();
  vi.advanceTimersByTime(60_000);
  expect(textsOf(toaster)).toEqual(['保存好了']);
  toaster.resume();
  vi.advanceTimersByTime(399);
  expect(textsOf(toaster)).toEqual(['保存好了']);
  vi.advanceTimersByTime(1);
  expect(textsOf(toaster)).toEqual([]);
});

test('the same text again is not stacked, only kept longer', () => {
  const toaster = createToaster();
  toaster.show('未知错误', { tone: 'danger', duration: 1000 });
  vi.advanceTimersByTime(900);
  toaster.show('未知错误', { tone: 'danger' });
  vi.advanceTimersByTime(900);
  expect(textsOf(toaster)).toEqual(['未知错误']);
});

test('the same text in another tone says nothing new: it stays as it was said first', () => {
  const toaster = createToaster();
  toaster.show('您的账号已在别处登录，被迫下线', { tone: 'warning' });
  toaster.show('您的账号已在别处登录，被迫下线', { tone: 'danger' });
  expect(toaster.current().map(({ tone }) => tone)).toEqual(['warning']);
});

test('listeners hear of changes until they leave; the snapshot is stable in between', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const leave = toaster.subscribe(listener);
  toaster.show('一');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(toaster.current()).toBe(toaster.current());
  leave();
  toaster.show('二');
  expect(listener).toHaveBeenCalledTimes(1);
});
