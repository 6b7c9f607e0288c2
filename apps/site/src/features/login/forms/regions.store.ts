import { cities, provinces } from '@lectern/sdk/endpoints/studentInfo';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';

/** A city, and the names of its counties. */
export interface City {
  readonly name: string;
  readonly counties: readonly string[];
}

/** The provinces by name, each with its cities. */
export type Regions = ReadonlyMap<string, readonly City[]>;

/** How long after a failure the regions are asked for again, in milliseconds. */
const AGAIN_MS = 1000;

/** The regions, once they are here; they are kept for the session. */
export const regions = proxy<{ current: Regions | undefined }>({ current: undefined });

async function fetchRegions(): Promise<Regions> {
  const [every, all] = await Promise.all([request(provinces, {}), request(cities, {})]);
  const found = all;
  return new Map(
    every.map(({ code, name }) => [
      name ?? '',
      found
        .filter(({ provinceCode }) => provinceCode === code)
        .map((city) => ({
          name: city.name ?? '',
          counties: city.counties.map((county) => county.name ?? ''),
        })),
    ]),
  );
}

/**
 * Loads the regions once; where they cannot be had they are asked for every second until they are here.
 * Returns the way to stop asking.
 */
export function loadRegions(): () => void {
  let isWanted = true;
  const ask = async (): Promise<void> => {
    while (isWanted && regions.current === undefined) {
      try {
        const found = await fetchRegions();
        if (found.size > 0) regions.current = ref(found);
        else await ports.wait(AGAIN_MS);
      } catch {
        await ports.wait(AGAIN_MS);
      }
    }
  };
  void ask();
  return () => {
    isWanted = false;
  };
}
