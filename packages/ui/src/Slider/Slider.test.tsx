// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { RangeSlider, Slider } from './index.ts';

afterEach(cleanup);

it('Slider announces its formatted value', () => {
  render(
    <Slider
      label="缩放"
      min={1}
      max={4}
      step={0.5}
      value={1.5}
      format={(times) => `${times} 倍`}
      onChange={() => undefined}
    />,
  );
  const slider = screen.getByRole('slider', { name: '缩放' });
  expect(slider.getAttribute('aria-valuetext')).toBe('1.5 倍');
});

function Stretch() {
  const [value, setValue] = useState<readonly [number, number]>([20, 60]);
  return (
    <>
      <RangeSlider label="重复一段" value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}
const statusText = () => screen.getByRole('status').textContent;

it('RangeSlider has two thumbs, neither of which passes the other', () => {
  render(<Stretch />);
  const [from, to] = screen.getAllByRole('slider');
  expect([from, to].map((thumb) => thumb?.getAttribute('aria-label'))).toEqual([
    '重复一段：从',
    '重复一段：到',
  ]);
  fireEvent.change(from!, { target: { value: '80' } });
  expect(statusText()).toBe('60 60');
  fireEvent.change(to!, { target: { value: '10' } });
  expect(statusText()).toBe('60 60');
  fireEvent.change(from!, { target: { value: '5' } });
  expect(statusText()).toBe('5 60');
});

it('RangeSlider moves the nearer thumb to the pressed point and focuses it', () => {
  render(<Stretch />);
  const rail = screen.getByRole('presentation');
  rail.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  fireEvent.pointerDown(rail, { clientX: 20 });
  expect(statusText()).toBe('10 60');
  expect(document.activeElement).toBe(screen.getAllByRole('slider')[0]);
  fireEvent.pointerDown(rail, { clientX: 190 });
  expect(statusText()).toBe('10 95');
  expect(document.activeElement).toBe(screen.getAllByRole('slider')[1]);
});
