import { LRUCache } from 'lru-cache';

/**
 * Makes a cache that reads what it does not have, once for all who ask meanwhile. What is forgotten or has to make room
 * while it is being read still reaches those who wait for it, and is not kept: by itself the cache would refuse them.
 */
export function readCache<Value extends object, Asked = unknown>(
  options: Omit<LRUCache.OptionsMaxLimit<string, Value, Asked>, 'ignoreFetchAbort'>,
): LRUCache<string, Value, Asked> {
  return new LRUCache({ ...options, ignoreFetchAbort: true });
}
