import type { ToWorker } from '../src/shared/offline/names.ts';
import { deleteOldFormats } from './caches.ts';
import { codeFor, isCode, cacheCode } from './code.ts';
import { cachedCall } from './cachedCalls.ts';
import { sendState } from './network.ts';
import { isPage, cachePage, pageFor } from './page.ts';
import { clearReplies, isPicture, pictureFor, replyFor } from './replies.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker replaces the old one at once: the open page works with either.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function begin(): Promise<void> {
  await deleteOldFormats();
  // Requests the document while the worker is starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (isPage(request, url)) event.respondWith(pageFor(event));
  else if (request.method === 'GET' && isCode(url)) event.respondWith(codeFor(event));
  else if (isPicture(request, url)) event.respondWith(pictureFor(event));
  // Without this, the browser would cancel the request if its page has been closed by the time this worker
  // passes it on.
  else if (request.keepalive) event.respondWith(fetch(request));
  else {
    const call = cachedCall(request, url);
    if (call !== undefined) event.respondWith(replyFor(event, call));
  }
});

self.addEventListener('message', (event) => {
  // Only pages of the site can send messages to this worker.
  const message: ToWorker = event.data;
  if (event.source !== null) sendState(event.source);
  event.waitUntil(
    message.kind === 'forget' ? clearReplies() : Promise.all([cacheCode(message.files), cachePage()]),
  );
});
