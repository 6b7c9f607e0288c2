import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Loaded lazily, since docs pages are larger than most stories, and neither stories nor their tests need them.
const Shell = lazy(() => import('./DocsShell.tsx').then(({ DocsShell }) => ({ default: DocsShell })));
const Page = lazy(() =>
  import('./ComponentPage.tsx').then(({ ComponentPage }) => ({ default: ComponentPage })),
);

/** A component's page and its container, loaded when a docs page is opened. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Shell {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
};
