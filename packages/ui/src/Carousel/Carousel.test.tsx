// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './index.ts';

const slides = ['甲', '乙', '丙'].map((name) => ({ id: name, label: name, content: name }));
let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test('Carousel labels its slides and makes all but the visible one inert', () => {
  render(<Carousel label="校园" slides={slides} />);
  expect(screen.getByRole('region', { name: '校园' }).getAttribute('aria-roledescription')).toBe('轮播');
  const groups = document.querySelectorAll('[aria-roledescription=幻灯片]');
  expect([...groups].map((one) => one.getAttribute('aria-label'))).toEqual([
    '第 1 张，共 3 张：甲',
    '第 2 张，共 3 张：乙',
    '第 3 张，共 3 张：丙',
  ]);
  expect([...groups].map((one) => one.hasAttribute('inert'))).toEqual([false, true, true]);
  expect(screen.queryByRole('button', { name: '停止自动播放' })).toBeNull();
});

test('Carousel plays automatically, pauses on focus, stops by its button and ends at the last slide', () => {
  render(<Carousel label="校园" slides={slides} autoplayMs={5_000} />);
  const region = screen.getByRole('region');
  expect(region.firstElementChild?.getAttribute('aria-live')).toBe('off');
  wait(5_000);
  expect(current()).toBe('看第 2 张');
  fireEvent.focus(screen.getByRole('button', { name: '下一张' }));
  expect(region.firstElementChild?.getAttribute('aria-live')).toBe('polite');
  wait(20_000);
  expect(current()).toBe('看第 2 张');
  fireEvent.click(screen.getByRole('button', { name: '停止自动播放' }));
  fireEvent.blur(screen.getByRole('button', { name: '下一张' }));
  wait(20_000);
  expect(current()).toBe('看第 2 张');
  fireEvent.click(screen.getByRole('button', { name: '自动播放' }));
  wait(5_000);
  expect(current()).toBe('看第 3 张');
  wait(20_000);
  expect(current()).toBe('看第 3 张');
});

test('Carousel does not play automatically under reduced motion', () => {
  isStill = true;
  render(<Carousel label="校园" slides={slides} autoplayMs={5_000} />);
  wait(20_000);
  expect(current()).toBe('看第 1 张');
  expect(screen.queryByRole('button', { name: '停止自动播放' })).toBeNull();
});

test('Carousel with a single slide has no controls', () => {
  render(<Carousel label="校园" slides={slides.slice(0, 1)} autoplayMs={5_000} />);
  expect(screen.queryByRole('button')).toBeNull();
});
