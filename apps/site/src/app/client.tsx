import '@lectern/themes/styles';
import { setNonce } from '@lectern/ui/nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { start } from './start/start.ts';
import { whenIdle } from '../shared/deferred/whenIdle.ts';
import { onFirstIntent, fullStyles } from '../shared/deferred/fullStyles.ts';
import { loadRoutes } from './routes/routeTable.ts';
import { isLoggedIn } from '../shared/session/session.store.ts';
import { watchSession, watchStudent } from './session/access.ts';
import { provideFeatures } from './start/provide.ts';
import { App } from './App.tsx';

/** Brings what the first look did without. What fails here is asked for again where it is needed. */
async function completePage(): Promise<void> {
  await Promise.allSettled([fullStyles(), loadRoutes()]);
}

/** Ends the task, so that the browser can answer before the next piece of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

async function mountInto(root: HTMLElement): Promise<void> {
  provideFeatures();
  watchSession();
  await breathe();
  const isTakenOver = await start();
  await breathe();
  const begin = () =>
    void (isTakenOver && root.childElementCount > 0
      ? hydrateRoot(root, <App />)
      : createRoot(root).render(<App />));
  // A transition is worked off in small pieces, between which a finger is heard. It takes longer, which is no matter
  // where the page stands already.
  if (isTakenOver || document.documentElement.dataset.boot === 'drawn') startTransition(begin);
  else begin();
  whenIdle(function rest() {
    // What comes now changes what is shown, and must not while the page is taken over piece by piece.
    if (document.documentElement.dataset.boot === 'done') {
      void completePage();
      if (isLoggedIn()) watchStudent();
      // Fetched before a part of the page is missed, since it would be missed as well.
      import('./start/atRest.ts').then(({ watchAtRest }) => watchAtRest()).catch(() => undefined);
    } else whenIdle(rest);
  });
  onFirstIntent(() => void completePage());
}

// Parts that add styles while they are open need the page's leave for it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="lectern-style-nonce"]')?.content;
if (nonce !== undefined) setNonce(nonce);

const root = document.getElementById('root');

// Not awaited: chunks that the start waits for import this one, and would wait for it in turn.
if (root !== null) void mountInto(root);
