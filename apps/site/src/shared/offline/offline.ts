import { subscribe } from 'valtio/vanilla';
import { askEarly } from '../client/earlyReplies.ts';
import { localeState } from '../i18n/locale.store.ts';
import { dismissToast, showToast } from '../overlays/Toasts.tsx';
import { ports } from '../ports.ts';
import { session } from '../session/session.store.ts';
import { workUnderWay } from '../session/work.ts';
import { forgetShown } from './forgetShown.ts';
import type { ToPage, ToWorker } from './names.ts';
import { offlineTexts } from './offline.texts.ts';

/** What was said last, to be taken back when it holds no more. */
let note: number | undefined;
let hasShownCached = false;

function say(text: 'away' | 'back'): void {
  if (note !== undefined) dismissToast(note);
  // Who answers an exercise is told by it how the answers stand.
  if (workUnderWay() !== undefined) return;
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
  say('away');
}

function comeBack(): void {
  if (!isAway) return;
  isAway = false;
  if (hasShownCached) say('back');
  else if (note !== undefined) dismissToast(note);
  hasShownCached = false;
}

/** Lets the worker keep what this page is made of, and shows of, since it may have come after both. */
function handOver(worker: ServiceWorker): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  worker.postMessage({ kind: 'loaded', files } satisfies ToWorker);
}

async function register(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.shows === 'live') return comeBack();
    hasShownCached = true;
    return leave();
  });
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (active === null) return;
  handOver(active);
  const begin: unknown = Reflect.get(globalThis, 'lecternBegin');
  // What the page asked for first went past a worker that was not there: asked for again, it is kept as well.
  if (isFirst && typeof begin === 'function') askEarly(() => begin(true));
}

/**
 * Begins what is done for the time without a network: the service worker of the delivered page is put to work, and the
 * page says when it is cut off and when it is not any more (docs/decisions/service-worker.md).
 */
export function watchNetwork(): void {
  addEventListener('offline', leave);
  addEventListener('online', comeBack);
  if (!navigator.onLine) leave();
  let who = JSON.stringify([session.token, session.companyId]);
  subscribe(
    session,
    () => {
      const now = JSON.stringify([session.token, session.companyId]);
      if (now === who) return;
      who = now;
      void forgetShown();
    },
    true,
  );
  const address = document.querySelector<HTMLMetaElement>('meta[name="lectern-worker"]')?.content;
  // Without https there is none; the site does as it did.
  if (address !== undefined && 'serviceWorker' in navigator) register(address).catch(() => undefined);
}
