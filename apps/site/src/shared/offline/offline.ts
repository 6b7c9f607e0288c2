import { subscribe } from 'valtio/vanilla';
import { runEarlyRequests } from '../client/earlyReplies.ts';
import { localeState } from '../i18n/locale.store.ts';
import { dismissToast, showToast } from '../overlays/Toasts.tsx';
import { ports } from '../ports.ts';
import { session } from '../session/session.store.ts';
import { currentWork } from '../session/work.ts';
import { deleteUserCaches } from './deleteUserCaches.ts';
import type { ToPage, ToWorker } from './names.ts';
import { offlineTexts } from './offline.texts.ts';

/** The toast shown last, to be dismissed when it no longer applies. */
let note: number | undefined;
let hasShownCached = false;

function showNotice(text: 'away' | 'back'): void {
  if (note !== undefined) dismissToast(note);
  // An exercise in progress shows by itself how its answers are saved.
  if (currentWork() !== undefined) return;
  const { reload, ...texts } = offlineTexts[localeState.locale];
  note = showToast(texts[text], {
    tone: text === 'away' ? 'warning' : 'success',
    duration: 0,
    ...(text === 'back' && { action: { label: reload, onAction: () => ports.reload() } }),
  });
}

let isAway = false;

function leave(): void {
  if (isAway) return;
  isAway = true;
  showNotice('away');
}

function handleOnline(): void {
  if (!isAway) return;
  isAway = false;
  if (hasShownCached) showNotice('back');
  else if (note !== undefined) dismissToast(note);
  hasShownCached = false;
}

/** Lets the worker cache the files that this page has already loaded, since the worker may have started after them. */
function cacheLoadedFiles(worker: ServiceWorker): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ kind: 'loaded', files } satisfies ToWorker);
}

async function register(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.shows === 'live') return handleOnline();
    hasShownCached = true;
    return leave();
  });
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (active === null) return;
  cacheLoadedFiles(active);
  const begin: unknown = Reflect.get(globalThis, 'lecternBegin');
  // The page's first requests were sent before the worker was active; repeating them lets it cache the replies.
  if (isFirst && typeof begin === 'function') runEarlyRequests(() => begin(true));
}

/**
 * Starts offline support: registers the delivered page's service worker, and shows notices when the connection
 * is lost and when it is back (docs/decisions/service-worker.md).
 */
export function watchNetwork(): void {
  addEventListener('offline', leave);
  addEventListener('online', handleOnline);
  if (!navigator.onLine) leave();
  let identity = JSON.stringify([session.token, session.companyId]);
  subscribe(
    session,
    () => {
      const now = JSON.stringify([session.token, session.companyId]);
      if (now === identity) return;
      identity = now;
      void deleteUserCaches();
    },
    true,
  );
  const address = document.querySelector<HTMLMetaElement>('meta[name="lectern-worker"]')?.content;
  // Without https there are no service workers; the site works without one.
  if (address !== undefined && 'serviceWorker' in navigator) register(address).catch(() => undefined);
}
