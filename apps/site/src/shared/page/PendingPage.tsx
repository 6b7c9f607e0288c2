import { Skeleton } from '@lectern/ui/Skeleton';
import { Page } from './Page.tsx';

/** Stands in for a page whose code is on its way. */
export function PendingPage() {
  return (
    <Page>
      <Skeleton height={36} width="40%" />
      <br />
      <Skeleton height={320} />
    </Page>
  );
}
