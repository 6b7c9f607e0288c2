declare const self: ServiceWorkerGlobalScope;

/** Forgets all that a worker before has kept, and takes itself away: pages are the server's alone again. */
async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));

// A module, whose `self` is its own; nothing of this line is built.
export {};
