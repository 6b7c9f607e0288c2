import { type KeyValueStorage, memoryStorage } from './storage.ts';

/**
 * Creates a storage over a browser's `localStorage`, or over the given one. Falls back to memory where a
 * browser persists nothing (a private window, a full disk, storage switched off).
 * @param find returns the storage; reading `localStorage` itself may throw.
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
    // A value in memory is one that the browser refused, and newer than the one it has.
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
