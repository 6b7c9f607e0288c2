import type { ToWorker } from '../src/shared/offline/names.ts';
import { deleteOtherForms } from './caches.ts';
import { codeFor, isCode, keepCode } from './code.ts';
import { cachedCall } from './cachedCalls.ts';
import { tellNow } from './network.ts';
import { isPage, keepPage, pageFor } from './page.ts';
import { forget, isPicture, pictureFor, replyFor } from './replies.ts';

declare const self: ServiceWorkerGlobalScope;

// A newer worker takes the place of the one before at once: the page that is open runs on, whichever it is.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

async function begin(): Promise<void> {
  await deleteOtherForms();
  // A page is asked for while the worker starts.
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
  // Left to the browser it would be dropped where its page is gone by the time that this worker has let it pass.
  else if (request.keepalive) event.respondWith(fetch(request));
  else {
    const call = cachedCall(request, url);
    if (call !== undefined) event.respondWith(replyFor(event, call));
  }
});

self.addEventListener('message', (event) => {
  // Only pages of the site reach it.
  const message: ToWorker = event.data;
  if (event.source !== null) tellNow(event.source);
  event.waitUntil(message.kind === 'forget' ? forget() : Promise.all([keepCode(message.files), keepPage()]));
});
