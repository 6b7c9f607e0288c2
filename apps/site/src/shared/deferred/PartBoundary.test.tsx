// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PartBoundary } from './PartBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a part that throws leaves the others shown, and is rendered again on retry', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new TypeError('courses is null');
    return <p>Courses</p>;
  }
  render(
    <>
      <p>Header</p>
      <PartBoundary
        fallback={(onRetry) => (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )}
      >
        <Part />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('Header')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Courses')).toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Courses')).not.toBeNull();
});

test('a part without a fallback renders nothing when it throws', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  function Part(): never {
    throw new TypeError('links is null');
  }
  const { container } = render(
    <PartBoundary>
      <Part />
    </PartBoundary>,
  );
  expect(container.textContent).toBe('');
});
