declare const self: ServiceWorkerGlobalScope;

/**
 * Deletes everything that an earlier worker cached, and unregisters itself, so that pages are served only by
 * the server again.
 */
async function unregister(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

// Makes this file a module with its own `self`; the line is not part of the build.
export {};
