import '@lectern/themes/styles';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { defaultParser } from './routes/parser.ts';
import { routes } from './routes/routes.ts';
import { start } from './boot/start.ts';
import { App } from './App.tsx';

const root = document.getElementById('root');

if (root !== null) {
  const mount = await start(routes, defaultParser);
  if (mount === 'hydrate' && root.childElementCount > 0) hydrateRoot(root, <App />);
  else createRoot(root).render(<App />);
  document.documentElement.dataset.boot = 'done';
}
