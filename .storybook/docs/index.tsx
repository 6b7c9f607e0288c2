import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Docs pages weigh more than most stories: a story, and each test of one, loads nothing of them.
const Shell = lazy(() => import('./DocsShell.tsx').then(({ DocsShell }) => ({ default: DocsShell })));
const Page = lazy(() =>
  import('./ComponentPage.tsx').then(({ ComponentPage }) => ({ default: ComponentPage })),
);

/** The page of a component and what it stands in, loaded when somebody opens one. */
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
