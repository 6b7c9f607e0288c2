// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createPart } from './part.ts';

afterEach(cleanup);

const Panel = () => <p>panel</p>;

test('usePart fetches a part once when needed, and returns it at once afterwards', async () => {
  const load = vi.fn(async () => ({ Panel }));
  const { usePart } = createPart(load);
  const Field = ({ isOpen }: { isOpen: boolean }) => {
    const part = usePart(isOpen);
    return isOpen && part ? <part.Panel /> : null;
  };
  const { rerender, unmount } = render(<Field isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Field isOpen />);
  await screen.findByText('panel');
  unmount();
  render(<Field isOpen />);
  screen.getByText('panel');
  expect(load).toHaveBeenCalledTimes(1);
});

test('usePart retries a failed fetch', async () => {
  const load = vi.fn<() => Promise<{ Panel: typeof Panel }>>();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ Panel });
  const { fetch, usePart } = createPart(load);
  await expect(fetch()).rejects.toThrow('offline');
  const Field = () => (usePart(true) ? <p>there</p> : <p>waiting</p>);
  render(<Field />);
  screen.getByText('waiting');
  await act(async () => undefined);
  screen.getByText('there');
});
