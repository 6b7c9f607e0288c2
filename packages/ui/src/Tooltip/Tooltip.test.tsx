// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const handlePress = vi.fn();
const draw = () => {
  render(
    <Tooltip text="标记，快捷键 M">
      <button type="button" onClick={handlePress}>
        标记
      </button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: '标记' });
  return { button, frame: button.parentElement! };
};
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
// jsdom does not implement popovers, so they count as hidden.
const isShown = () => screen.queryByRole('tooltip', { hidden: true }) !== null;

it('Tooltip opens after the pointer rests, stays open while hovered itself, and closes afterwards', async () => {
  const { button, frame } = draw();
  fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
  wait(300);
  expect(isShown()).toBe(false);
  wait(300);
  expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip', { hidden: true }).id);
  fireEvent.pointerLeave(frame, { pointerType: 'mouse' });
  fireEvent.pointerEnter(frame, { pointerType: 'mouse' });
  wait(1000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(frame, { pointerType: 'mouse' });
  wait(200);
  expect(isShown()).toBe(false);
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});

it('Escape closes a tooltip and does not reach other layers', () => {
  const { button } = draw();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  act(() => button.focus());
  expect(isShown()).toBe(true);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(outside).not.toHaveBeenCalled();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(outside).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', outside);
});

it('Tooltip opens on a long press, which does not click the button', () => {
  const { button, frame } = draw();
  handlePress.mockClear();
  fireEvent.pointerDown(frame, { pointerType: 'touch' });
  wait(600);
  expect(isShown()).toBe(true);
  fireEvent.pointerUp(frame, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(handlePress).not.toHaveBeenCalled();
  wait(2100);
  expect(isShown()).toBe(false);
  fireEvent.pointerDown(frame, { pointerType: 'touch' });
  fireEvent.pointerUp(frame, { pointerType: 'touch' });
  fireEvent.click(button);
  expect(handlePress).toHaveBeenCalledOnce();
  wait(1000);
  expect(isShown()).toBe(false);
});

it('Tooltip does not describe an element whose name it repeats', () => {
  render(
    <Tooltip isName text="静音">
      <button type="button" aria-label="静音" />
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: '静音' });
  act(() => button.focus());
  expect(isShown()).toBe(true);
  expect(button.hasAttribute('aria-describedby')).toBe(false);
});
