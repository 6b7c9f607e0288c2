import { expect, it, vi } from 'vitest';
import { session } from '../session/session.store.ts';
import { prefetched } from './prefetched.ts';

it('a page takes over the prefetched call once', async () => {
  const call = vi.fn((_page: number) => Promise.resolve());
  const list = prefetched(call);
  void list.prefetch(1);
  await list(1);
  expect(call).toHaveBeenCalledTimes(1);
  await list(1);
  expect(call).toHaveBeenCalledTimes(2);
});

it('a prefetched call is sent again if the page wants something else', async () => {
  const call = vi.fn((_page: number) => Promise.resolve());
  const list = prefetched(call);
  void list.prefetch(1);
  await list(2);
  await list(1);
  expect(call.mock.calls).toEqual([[1], [2], [1]]);
});

it('a failed prefetch rejects the page’s call', async () => {
  const list = prefetched((): Promise<void> => Promise.reject(new Error('offline')));
  void list.prefetch();
  await expect(list()).rejects.toThrow('offline');
});

it('a prefetched call is sent again after somebody has logged in', async () => {
  const call = vi.fn(() => Promise.resolve());
  const list = prefetched(call);
  void list.prefetch();
  session.token = 'token-of-a-student';
  await list();
  session.token = '';
  expect(call).toHaveBeenCalledTimes(2);
});
