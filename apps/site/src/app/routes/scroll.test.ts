// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveScroll } from './scroll.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scrollPageTo = (position: number): void => {
  vi.stubGlobal('scrollY', position);
  dispatchEvent(new Event('scroll'));
};
const savedPosition = (): unknown => history.state?.lecternScroll;

test('the scroll position is saved after the last scroll, beside what the entry holds', () => {
  vi.useFakeTimers();
  history.replaceState({ other: 1 }, '');
  const stop = saveScroll();
  scrollPageTo(300);
  expect(savedPosition()).toBeUndefined();
  vi.advanceTimersByTime(120);
  expect(history.state).toEqual({ other: 1, lecternScroll: 300 });
  stop();
});

test.each([
  ['a link is pressed', () => document.body.click()],
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
])('it is saved at once when %s before that', (_, leave) => {
  vi.useFakeTimers();
  history.replaceState(null, '');
  const stop = saveScroll();
  scrollPageTo(450);
  leave();
  expect(savedPosition()).toBe(450);
  // The next entry is not given the position of this one.
  history.pushState(null, '');
  vi.advanceTimersByTime(1000);
  expect(savedPosition()).toBeUndefined();
  stop();
});
