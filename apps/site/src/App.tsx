import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Router, useRouter } from 'wouter';
import { useHashPath, useHashSearch } from './routes/hashLocation.ts';
import { prefetchOnIntent } from './routes/prefetch.ts';
import { notFoundRoute, routes } from './routes/routes.ts';
import { Screens, useMatch } from './routes/Screens.tsx';
import { FailedPage } from './shell/FailedPage.tsx';
import { Overlays } from './shell/Overlays.tsx';
import { PendingPage } from './shell/PendingPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { shell } from './shell/shell.store.ts';

/** The whole site. */
export function App() {
  return (
    <Router hook={useHashPath} searchHook={useHashSearch}>
      <Site />
    </Router>
  );
}

function Site() {
  const { parser } = useRouter();
  const { route } = useMatch(routes, notFoundRoute);
  const { current } = useSnapshot(shell);
  useEffect(() => prefetchOnIntent(routes, parser), [parser]);
  return (
    <Shell frame={route.frame ?? 'full'}>
      <Screens
        routes={routes}
        notFound={notFoundRoute}
        siteTitle={current.siteTitle}
        failed={(onRetry) => <FailedPage onRetry={onRetry} />}
        pending={<PendingPage />}
      />
      <Overlays />
    </Shell>
  );
}
