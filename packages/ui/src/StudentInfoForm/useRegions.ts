import { useEffect, useState } from 'react';
import type { SelectOption } from '../Select/index.ts';

/** Fetches the children of a province or a city. */
export type LoadRegions = (parent: string) => Promise<readonly SelectOption[]>;

type Level = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; options: readonly SelectOption[] };

/** Loads the children of a region; responses for a region that is no longer chosen are dropped. */
export function useRegions(parent: string, load: LoadRegions): Level {
  const [level, setLevel] = useState<Level & { parent?: string }>({ state: 'idle' });
  useEffect(() => {
    if (parent === '') return;
    let isCurrent = true;
    setLevel({ state: 'loading', parent });
    load(parent).then(
      (options) => isCurrent && setLevel({ state: 'ready', options, parent }),
      () => isCurrent && setLevel({ state: 'failed', parent }),
    );
    return () => {
      isCurrent = false;
    };
  }, [parent, load]);
  return level.parent === parent ? level : { state: parent === '' ? 'idle' : 'loading' };
}
