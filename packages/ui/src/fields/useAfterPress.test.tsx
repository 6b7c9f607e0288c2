// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Form() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <TextField
        label="Name"
        message={isLeft ? 'please enter name' : undefined}
        onBlur={() => setLeft(true)}
      />
      <button type="button">Go on</button>
    </>
  );
}

const message = () => screen.queryByText('please enter name');
const leave = () => fireEvent.blur(screen.getByLabelText('Name'));
const pass = () => vi.runAllTimersAsync();

test('a field left by keyboard shows its message at once', () => {
  render(<Form />);
  leave();
  expect(message()).not.toBeNull();
});

test.each(['mouseup', 'dragend'])(
  'a field left by a press shows its message after the click, following %s',
  async (type) => {
    render(<Form />);
    const button = screen.getByRole('button');
    const seen: unknown[] = [];
    button.addEventListener('click', () => seen.push(message()));
    fireEvent.mouseDown(button);
    leave();
    expect(message()).toBeNull();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    fireEvent(button, new MouseEvent(type, { bubbles: true }));
    fireEvent.click(button);
    expect(seen).toEqual([null]);
    await pass();
    expect(message()).not.toBeNull();
  },
);

test('pressing another mouse button does not delay the message', () => {
  render(<Form />);
  fireEvent.mouseDown(screen.getByRole('button'), { button: 2 });
  leave();
  expect(message()).not.toBeNull();
});

test('a press that ends in another window no longer delays the message', async () => {
  render(<Form />);
  fireEvent.mouseDown(screen.getByRole('button'));
  leave();
  fireEvent(window, new Event('blur'));
  await pass();
  expect(message()).not.toBeNull();
});
