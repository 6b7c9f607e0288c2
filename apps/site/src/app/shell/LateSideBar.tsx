import type { SideBarInfo } from '@lectern/ui/sidebar';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../shared/deferred/whenIdle.ts';
import { fullStyles } from '../../shared/deferred/fullStyles.ts';

const SideBar = lazy(async () => {
  const [{ SideBar: Loaded }] = await Promise.all([import('@lectern/ui/sidebar'), fullStyles()]);
  return { default: Loaded };
});

/** The contact channels beside the page. Their code is loaded when the browser is idle. */
export function LateSideBar({ info }: { readonly info: SideBarInfo }) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => whenIdle(() => setRequested(true)), []);
  return isRequested ? (
    <Suspense>
      <SideBar info={info} />
    </Suspense>
  ) : null;
}
