import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/deferred/whenIdle.ts';
import type { OutsideServices } from '../../../shared/school/shell.model.ts';

const Outside = lazy(() => import('./Outside.tsx'));

/** Statistics and chat of others. They come when the page has nothing better to do. */
export function LateOutside({ services }: { readonly services: OutsideServices }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return isWanted ? (
    <Suspense>
      <Outside services={services} />
    </Suspense>
  ) : null;
}
