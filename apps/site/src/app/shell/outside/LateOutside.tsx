import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import type { OutsideServices } from '../../../shared/school/shell.model.ts';

const Outside = lazy(() => import('./Outside.tsx'));

/** Third-party statistics and chat. Their code is loaded when the browser is idle. */
export function LateOutside({ services }: { readonly services: OutsideServices }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Outside services={services} />
    </Suspense>
  ) : null;
}
