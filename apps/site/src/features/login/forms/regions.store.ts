import { createRegions, type Province, type Region } from '@lectern/sdk/regions';
import type { SelectOption } from '@lectern/ui/Select';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';

const source = createRegions({ request });

/** The provinces with their cities and counties, once loaded; kept until the page is closed. */
export const regions = proxy<{ current: readonly Province[] | undefined }>({ current: undefined });

/** Loads the regions once; after a failure it retries every second. Returns the function that stops retrying. */
export function loadRegions(): () => void {
  const leaving = new AbortController();
  const load = async (): Promise<void> => {
    const all = await source.all(leaving.signal);
    regions.current = ref(all);
  };
  if (regions.current === undefined) load().catch(() => undefined);
  return () => leaving.abort();
}

/** Returns options for regions, whose values are their names. */
export const optionsOf = (all: readonly Region[] = []): SelectOption[] =>
  all.map(({ name }) => ({ value: name, label: name }));
