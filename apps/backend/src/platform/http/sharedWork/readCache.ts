import { LRUCache } from 'lru-cache';

/**
 * Makes a cache that reads missing values, once for all concurrent callers. If an entry is deleted or evicted
 * while it is being read, the waiting callers still get the value, but it is not cached; by default, `LRUCache`
 * would reject them.
 */
export function readCache<Value extends object, Asked = unknown>(
  options: Omit<LRUCache.OptionsMaxLimit<string, Value, Asked>, 'ignoreFetchAbort'>,
): LRUCache<string, Value, Asked> {
  return new LRUCache({ ...options, ignoreFetchAbort: true });
}
