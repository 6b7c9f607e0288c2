import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster, type Toaster } from './createToaster.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const textsOf = (toaster: Toaster) => toaster.current().map(({ text }) => text);

test('a toaster shows three toasts at once, and the next when one is dismissed', () => {
  const toaster = createToaster();
  const first = toaster.show('一');
  for (const text of ['二', '三', '四']) toaster.show(text, { duration: 0 });
  expect(textsOf(toaster)).toEqual(['一', '二', '三']);
  toaster.dismiss(first);
  expect(textsOf(toaster)).toEqual(['二', '三', '四']);
});

test('a queued toast is shown for its full duration', () => {
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

test('pause stops the remaining time of a toast, and resume continues it', () => {
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

test('a repeated text is not stacked but shown longer', () => {
  const toaster = createToaster();
  toaster.show('未知错误', { tone: 'danger', duration: 1000 });
  vi.advanceTimersByTime(900);
  toaster.show('未知错误', { tone: 'danger' });
  vi.advanceTimersByTime(900);
  expect(textsOf(toaster)).toEqual(['未知错误']);
});

test('a repeated text in another tone keeps the first tone', () => {
  const toaster = createToaster();
  toaster.show('您的账号已在别处登录，被迫下线', { tone: 'warning' });
  toaster.show('您的账号已在别处登录，被迫下线', { tone: 'danger' });
  expect(toaster.current().map(({ tone }) => tone)).toEqual(['warning']);
});

test('listeners are called until they unsubscribe, and the snapshot is stable between changes', () => {
  const toaster = createToaster();
  const listener = vi.fn();
  const unsubscribe = toaster.subscribe(listener);
  toaster.show('一');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(toaster.current()).toBe(toaster.current());
  unsubscribe();
  toaster.show('二');
  expect(listener).toHaveBeenCalledTimes(1);
});
