// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { retriedLazy } from './retriedLazy.ts';

test('a part whose code fails to load leaves the page, and appears when the network is back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const load = vi.fn(async () => () => <p>dialog</p>).mockRejectedValueOnce(new Error('offline'));
  const Part = retriedLazy(load);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <main>
        typed
        <Suspense>
          <Part />
        </Suspense>
      </main>,
    ),
  );
  expect(page.textContent).toBe('typed');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(page.textContent).toBe('typeddialog');
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
