import type { SideBarInfo } from '@lectern/ui/sidebar';
import { lazy, Suspense, useEffect, useState } from 'react';

const SideBar = lazy(async () => ({ default: (await import('@lectern/ui/sidebar')).SideBar }));

/** How long a page may be busy before the side bar comes all the same, in milliseconds. */
const PATIENCE_MS = 3000;

/** The contact channels beside the page. They come when the page has nothing better to do. */
export function LateSideBar({ info }: { readonly info: SideBarInfo }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const show = () => setWanted(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(show, PATIENCE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(show, { timeout: PATIENCE_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isWanted ? (
    <Suspense>
      <SideBar info={info} />
    </Suspense>
  ) : null;
}
