import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { retriedLazy } from '@lectern/ui/lazy';
import { whenIdle } from './whenIdle.ts';

/** Makes a component whose code is loaded when the browser is idle; it renders nothing until then. */
export function loadedWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = retriedLazy(load);
  return function LoadedWhenIdle(props: Props) {
    const [isRequested, setRequested] = useState(false);
    useEffect(() => whenIdle(() => setRequested(true)), []);
    return isRequested ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
