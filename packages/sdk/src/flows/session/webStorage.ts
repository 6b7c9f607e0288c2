import { type KeyValueStorage, memoryStorage } from './storage.ts';

/**
 * Keeps things in a browser's `localStorage`, or in the one that is given. Where a browser keeps nothing (a private
 * window, a full disk, storage switched off) it is memory.
 * @param find gives the storage; reading `localStorage` itself may throw.
 */
export function webStorage(find: () => KeyValueStorage = () => globalThis.localStorage): KeyValueStorage {
  const fallback = memoryStorage();
  const inside = <Result>(work: (storage: KeyValueStorage) => Result): Result => {
    try {
      return work(find());
    } catch {
      return work(fallback);
    }
  };
  return {
    // What the browser did not take is newer than what it has.
    getItem: (key) => fallback.getItem(key) ?? inside((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      fallback.removeItem(key);
      inside((storage) => storage.setItem(key, value));
    },
    removeItem: (key) => {
      fallback.removeItem(key);
      inside((storage) => storage.removeItem(key));
    },
  };
}
