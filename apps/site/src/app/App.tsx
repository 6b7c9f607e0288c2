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

/** Everything inside the router. The server wraps it in a router of its own for an address that matches no route. */
export function Site() {
  const match = useMatch();
  const { current } = useSnapshot(shell);
  // Marks the page as interactive in a layout effect, which runs on commit: a render that React discards must
  // not set it.
  useLayoutEffect(() => void (document.documentElement.dataset.boot = 'done'), []);
  return (
    <Shell frame={match?.route.frame ?? 'full'}>
      <Screens siteTitle={current.siteTitle} homeTitle={current.homeTitle} />
      <Overlays />
    </Shell>
  );
}
