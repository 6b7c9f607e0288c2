import '@lectern/themes/styles';
import { setNonce } from '@lectern/ui/nonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultParser } from './routes/parser.ts';
import { routes } from './routes/routes.ts';
import { start } from './boot/start.ts';
import { watchSession } from './shell/access.ts';
import { App } from './App.tsx';

async function mountInto(root: HTMLElement): Promise<void> {
  watchSession();
  const mount = await start(routes, defaultParser);
  if (mount === 'hydrate' && root.childElementCount > 0) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
  document.documentElement.dataset.boot = 'done';
  // The cart's badge can wait until the page has come to rest. Safari knows no idle callback.
  const watch = () => void import('./features/cart/index.ts').then(({ watchCart }) => watchCart());
  if (typeof requestIdleCallback === 'undefined') setTimeout(watch, 1000);
  else requestIdleCallback(watch, { timeout: 3000 });
}

// Parts that add styles while they are open need the page's leave for it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="lectern-style-nonce"]')?.content;
if (nonce !== undefined) setNonce(nonce);

const root = document.getElementById('root');

// Not awaited: chunks that the start waits for import this one, and would wait for it in turn.
if (root !== null) void mountInto(root);
