import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** Makes a component whose code is loaded when the browser is idle; it renders nothing until then. */
export function loadedWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }));
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
