import '@lectern/themes/styles';
import { setNonce } from '@lectern/ui/nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { start } from './start/start.ts';
import { whenIdle } from '../shared/deferred/whenIdle.ts';
import { onFirstIntent, fullStyles } from '../shared/deferred/fullStyles.ts';
import { loadRoutes } from './routes/routeTable.ts';
import { isLoggedIn } from '../shared/session/session.store.ts';
import { watchSession, startStudentTasks } from './session/access.ts';
import { provideFeatures } from './start/provide.ts';
import { App } from './App.tsx';

/**
 * Loads the full styles and the route table, which the first paint did without. Whatever fails here is
 * requested again where it is needed.
 */
async function completePage(): Promise<void> {
  await Promise.allSettled([fullStyles(), loadRoutes()]);
}

/** Ends the current task, so that the browser can handle input before the next piece of work. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve));

async function mountInto(root: HTMLElement): Promise<void> {
  provideFeatures();
  watchSession();
  await yieldToBrowser();
  const isTakenOver = await start();
  await yieldToBrowser();
  const begin = () =>
    void (isTakenOver && root.childElementCount > 0
      ? hydrateRoot(root, <App />)
      : createRoot(root).render(<App />));
  // A transition renders in small slices, between which the browser handles input. It takes longer, which does
  // not matter where the page is already visible.
  if (isTakenOver || document.documentElement.dataset.boot === 'drawn') startTransition(begin);
  else begin();
  whenIdle(function rest() {
    // Loading these changes what is shown, which must not happen during hydration.
    if (document.documentElement.dataset.boot === 'done') {
      void completePage();
      if (isLoggedIn()) startStudentTasks();
      // Fetched early: once a newer build has removed chunks, this chunk could not be loaded either.
      import('./start/idleWatchers.ts')
        .then(({ startIdleWatchers }) => startIdleWatchers())
        .catch(() => undefined);
    } else whenIdle(rest);
  });
  onFirstIntent(() => void completePage());
}

// Components that insert styles at run time need the page's CSP nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="lectern-style-nonce"]')?.content;
if (nonce !== undefined) setNonce(nonce);

const root = document.getElementById('root');

// Not awaited: chunks that the start waits for import this module, so a top-level await would deadlock.
if (root !== null) void mountInto(root);
