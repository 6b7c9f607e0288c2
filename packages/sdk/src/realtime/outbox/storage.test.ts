import { afterEach, expect, it, vi } from 'vitest';
import { indexedDbStorage, openStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/**
 * Simulates a disk that accepts every request and, once full, aborts the transaction at its end. The page
 * receives the results of reads at once, and those of writes only after a commit, which the page must request.
 */
function stubDisk(roomFor: number): void {
  let commits = 0;
  const succeed = (target: EventTarget, type: string): void =>
    void setTimeout(() => target.dispatchEvent(new Event(type)));
  const request = (result: unknown): EventTarget => {
    const made = Object.assign(new EventTarget(), { result });
    succeed(made, 'success');
    return made;
  };
  const store = { put: () => new EventTarget(), delete: () => new EventTarget(), getAll: () => request([]) };
  const transaction = (): EventTarget => {
    const commit = (): void => {
      commits += 1;
      succeed(made, commits <= roomFor ? 'complete' : 'abort');
    };
    const made = Object.assign(new EventTarget(), {
      objectStore: () => store,
      commit,
      error: new DOMException('No room', 'QuotaExceededError'),
    });
    return made;
  };
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  vi.stubGlobal('indexedDB', { open: () => request({ transaction }) });
}

const WHO = { owner: '1:2', recordId: '3' };

it('indexedDbStorage commits a transaction explicitly, since the tab may close at any time', async () => {
  stubDisk(2);
  const storage = await indexedDbStorage(WHO, 'tab');
  await expect(storage.write([])).resolves.toBeUndefined();
});

it('indexedDbStorage rejects a write when a full disk aborts the transaction', async () => {
  stubDisk(1);
  const storage = await indexedDbStorage(WHO, 'tab');
  await expect(storage.write([])).rejects.toThrow('No room');
});

it('openStorage reports a full disk as not durable and warns once', async () => {
  stubDisk(0);
  const warn = vi.fn();
  expect((await openStorage(WHO, 'tab', warn)).isDurable).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
