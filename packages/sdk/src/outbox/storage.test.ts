import { afterEach, expect, it, vi } from 'vitest';
import { indexedDbStorage, openStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A disk that takes every request and then has no room for what it took, as a full one does. */
function stubFullDisk(roomFor: number): void {
  let commits = 0;
  const succeed = (target: EventTarget, type: string): void => void setTimeout(() => target.dispatchEvent(new Event(type)));
  const request = (result: unknown): EventTarget => {
    const made = Object.assign(new EventTarget(), { result });
    succeed(made, 'success');
    return made;
  };
  const store = { put: () => request('key'), delete: () => request(undefined), getAll: () => request([]) };
  const transaction = (): EventTarget => {
    const made = Object.assign(new EventTarget(), { objectStore: () => store, error: new DOMException('No room', 'QuotaExceededError') });
    commits += 1;
    setTimeout(() => succeed(made, commits <= roomFor ? 'complete' : 'abort'));
    return made;
  };
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) });
  vi.stubGlobal('indexedDB', { open: () => request({ transaction }) });
}

const WHO = { owner: '1:2', recordId: '3' };

it('is not told to have kept what a full disk gave back at the end', async () => {
  stubFullDisk(1);
  const storage = await indexedDbStorage(WHO, 'tab');
  await expect(storage.write([])).rejects.toThrow('No room');
});

it('knows from the beginning that a full disk keeps nothing', async () => {
  stubFullDisk(0);
  const warn = vi.fn();
  expect((await openStorage(WHO, 'tab', warn)).isDurable).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
