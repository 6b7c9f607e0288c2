import { useEffect, useState } from 'react';

export interface Part<Module> {
  /** Fetches it before it is needed; a failed fetch is tried again by the next call. */
  fetch: () => Promise<Module>;
  /** Gives it, once it is there; fetches it while wanted. */
  usePart: (isWanted: boolean) => Module | null;
}

/**
 * Splits off what only an opened field needs. `lazy` would do, but Suspense holds
 * what it has shown a fallback for back by 300 ms, even when the module is there;
 * this opens in the same frame.
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

  const usePart = (isWanted: boolean) => {
    const [, setFetched] = useState(part);
    useEffect(() => {
      if (!isWanted || part) return;
      let isGone = false;
      fetch().then(
        (module) => !isGone && setFetched(module),
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    }, [isWanted]);
    return part;
  };

  return { fetch, usePart };
}
