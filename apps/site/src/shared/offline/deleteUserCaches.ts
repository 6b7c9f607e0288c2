import { USER_CACHE_PREFIX, type ToWorker } from './names.ts';

/** Deletes what the browser cached of earlier users, also where the service worker does not run. */
export async function deleteUserCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' } satisfies ToWorker);
  // A browser that stores nothing refuses the call.
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith(USER_CACHE_PREFIX)).map((name) => caches.delete(name)),
  );
}
