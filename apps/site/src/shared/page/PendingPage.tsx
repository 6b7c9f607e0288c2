import { Skeleton } from '@lectern/ui/Skeleton';
import { Page } from './Page.tsx';

/** Shown while a page's code is loading. */
export function PendingPage() {
  return (
    <Page>
      <Skeleton height={36} width="40%" />
      <br />
      <Skeleton height={320} />
    </Page>
  );
}
