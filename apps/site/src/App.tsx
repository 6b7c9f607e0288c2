import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { type BaseLocationHook, Router } from 'wouter';
import { useHashPath, useHashSearch } from './routes/hashLocation.ts';
import { prefetchOnIntent } from './routes/prefetch.ts';
import { Screens, useMatch } from './routes/Screens.tsx';
import { Overlays } from './shell/Overlays.tsx';
import { Shell } from './shell/Shell.tsx';
import { shell } from './shell/shell.store.ts';

export interface AppProps {
  /** Tells where the reader is. @defaultValue what the address says behind its hash */
  readonly hook?: BaseLocationHook;
}

/** The whole site. */
export function App({ hook = useHashPath }: AppProps) {
  return (
    <Router hook={hook} searchHook={useHashSearch}>
      <Site />
    </Router>
  );
}

function Site() {
  const match = useMatch();
  const { current } = useSnapshot(shell);
  // The page is in use from now on, and not while it is only about to be drawn.
  useLayoutEffect(() => void (document.documentElement.dataset.boot = 'done'), []);
  useEffect(() => prefetchOnIntent(), []);
  return (
    <Shell frame={match?.route.frame ?? 'full'}>
      <Screens siteTitle={current.siteTitle} homeTitle={current.homeTitle} />
      <Overlays />
    </Shell>
  );
}
