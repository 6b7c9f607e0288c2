// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerPalette } from './AnswerPalette.tsx';

let widen: (width: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (changes: readonly { contentRect: { width: number } }[]) => void) {
        widen = (width) => callback([{ contentRect: { width } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('AnswerPalette keeps the focus on its question when a resize changes the row length', () => {
  const items = Array.from({ length: 2000 }, (_, index) => ({
    id: `q${index + 1}`,
    number: index + 1,
    state: 'open' as const,
  }));
  render(<AnswerPalette groups={[{ items }]} currentId="q1" onChoose={vi.fn()} />);
  const first = screen.getByRole('button', { name: '第 1 题, 未答' });
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'End' });
  expect(document.activeElement?.textContent).toBe('2000');
  act(() => widen(1200));
  expect(document.activeElement?.textContent).toBe('2000');
});

test('the legend of a graded AnswerPalette lists only the states that occur', () => {
  const items = (['right', 'answered'] as const).map((state, index) => ({
    id: `q${index + 1}`,
    number: index + 1,
    state,
  }));
  render(<AnswerPalette groups={[{ items }]} currentId="q1" onChoose={vi.fn()} />);
  expect(screen.getByText('答对')).toBeTruthy();
  expect(screen.getByText('已答')).toBeTruthy();
  expect(screen.queryByText('未答')).toBeNull();
});
