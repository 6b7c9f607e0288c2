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

test('a field that is left by a key says at once what is wrong', () => {
  render(<Form />);
  leave();
  expect(message()).not.toBeNull();
});

test.each(['mouseup', 'dragend'])(
  'a field that a press leaves says it when the click was heard, after %s',
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

test('another button of the mouse holds nothing back', () => {
  render(<Form />);
  fireEvent.mouseDown(screen.getByRole('button'), { button: 2 });
  leave();
  expect(message()).not.toBeNull();
});

test('a press that ended in another window ends here too', async () => {
  render(<Form />);
  fireEvent.mouseDown(screen.getByRole('button'));
  leave();
  fireEvent(window, new Event('blur'));
  await pass();
  expect(message()).not.toBeNull();
});
