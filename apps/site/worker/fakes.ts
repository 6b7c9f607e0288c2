/** In-memory caches for the worker's tests; as in a browser, a stored body can be read only once. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (key: RequestInfo | URL): string => (key instanceof Request ? key.url : String(key));
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      put: async (key: RequestInfo, reply: Response) =>
        void store.set(keyOf(key), new Response(await reply.text(), reply)),
      delete: (key: RequestInfo) => Promise.resolve(store.delete(keyOf(key))),
      keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
      match: (key: RequestInfo) => Promise.resolve(store.get(keyOf(key))?.clone()),
    });
  };
  return {
    stores,
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (key: RequestInfo, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      stores.get(cacheName)?.get(keyOf(key))?.clone(),
  };
}
