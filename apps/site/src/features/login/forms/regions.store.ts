import { createRegions, type Province, type Region } from '@lectern/sdk/regions';
import type { SelectOption } from '@lectern/ui/Select';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';

const source = createRegions({ request });

/** The provinces with their cities and counties, once they are here; they are kept for the session. */
export const regions = proxy<{ current: readonly Province[] | undefined }>({ current: undefined });

/**
 * Loads the regions once; where they cannot be had they are asked for every second until they are here.
 * Returns the way to stop asking.
 */
export function loadRegions(): () => void {
  const leaving = new AbortController();
  const load = async (): Promise<void> => {
    const all = await source.all(leaving.signal);
    regions.current = ref(all);
  };
  if (regions.current === undefined) load().catch(() => undefined);
  return () => leaving.abort();
}

/** Lists regions to choose from: they are sent by their names. */
export const optionsOf = (all: readonly Region[] = []): SelectOption[] =>
  all.map(({ name }) => ({ value: name, label: name }));
