import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import type { OutsideServices } from '../../../shared/school/shell.model.ts';

const Outside = lazy(() => import('./Outside.tsx'));

/** Third-party statistics and chat. Their code is loaded when the browser is idle. */
export function LateOutside({ services }: { readonly services: OutsideServices }) {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => whenIdle(() => setRequested(true)), []);
  return isRequested ? (
    <Suspense>
      <Outside services={services} />
    </Suspense>
  ) : null;
}
