import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Router } from 'wouter';
import { useHashPath, useHashSearch } from '../shared/routes/hashLocation.ts';
import { Screens, useMatch } from './routes/Screens.tsx';
import { Overlays } from '../shared/overlays/Overlays.tsx';
import { Shell } from './shell/Shell.tsx';
import { shell } from '../shared/school/shell.store.ts';

/** The whole site. */
export function App() {
  return (
    <Router hook={useHashPath} searchHook={useHashSearch}>
      <Site />
    </Router>
  );
}

/** What stands inside the router; the server brings one of its own for an address that leads nowhere. */
export function Site() {
  const match = useMatch();
  const { current } = useSnapshot(shell);
  // The page is in use from now on, and not while it is only about to be drawn.
  useLayoutEffect(() => void (document.documentElement.dataset.boot = 'done'), []);
  return (
    <Shell frame={match?.route.frame ?? 'full'}>
      <Screens siteTitle={current.siteTitle} homeTitle={current.homeTitle} />
      <Overlays />
    </Shell>
  );
}
