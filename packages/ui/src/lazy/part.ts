import { useEffect, useState } from 'react';
import { untilLoaded } from './untilLoaded.ts';

export interface Part<Module> {
  /** Prefetches the module; after a failure the next call tries again. */
  fetch: () => Promise<Module>;
  /** Returns the module once it is loaded; loads it when `isNeeded` is true, again and again while that fails. */
  usePart: (isNeeded: boolean) => Module | null;
}

/**
 * Code-splits what only an opened field needs. Unlike `lazy`, it shows the module in the same frame if it is
 * loaded: Suspense delays content by 300 ms once it has shown a fallback.
 */
export function createPart<Module extends object>(load: () => Promise<Module>): Part<Module> {
  let part: Module | null = null;
  let request: Promise<Module> | null = null;

  const fetch = () => {
    request ??= load().then(
      (module) => (part = module),
      (error: unknown) => {
        request = null;
        throw error;
      },
    );
    return request;
  };

  const usePart = (isNeeded: boolean) => {
    const [, setFetched] = useState(part);
    useEffect(() => {
      if (!isNeeded || part) return;
      let isGone = false;
      void untilLoaded(fetch).then((module) => !isGone && setFetched(module));
      return () => {
        isGone = true;
      };
    }, [isNeeded]);
    return part;
  };

  return { fetch, usePart };
}
