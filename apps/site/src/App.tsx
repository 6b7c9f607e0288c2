import { Button } from '@lectern/ui/Button';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { Router, useRouter } from 'wouter';
import { useHashPath, useHashSearch } from './routes/hashLocation.ts';
import { prefetchOnIntent } from './routes/prefetch.ts';
import { notFoundRoute, routes } from './routes/routes.ts';
import { Screens, useMatch } from './routes/Screens.tsx';
import { Overlays } from './shell/Overlays.tsx';
import { PendingPage } from './shell/PendingPage.tsx';
import { Shell } from './shell/Shell.tsx';
import { shell } from './shell/shell.store.ts';

const texts = {
  zh: { title: '页面没有加载出来', text: '可能是网络断开了，已经填写的内容都还在。', retry: '重新加载' },
  en: { title: 'This page did not load', text: 'The network may be down. What you typed is still here.', retry: 'Try again' },
};

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

function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, retry } = useTexts(texts);
  return (
    <EmptyState
      title={title}
      description={text}
      action={
        <Button variant="primary" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
