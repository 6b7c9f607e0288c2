import type { Province } from '@lectern/sdk/regions';
import type { SelectOption } from '@lectern/ui/Select';
import { subscribe } from 'valtio/vanilla';
import { optionsOf, regions } from '../login/readers.ts';

/** Waits for the regions, whose loading is retried until it succeeds. */
function whenRegionsLoaded(): Promise<readonly Province[]> {
  const { current } = regions;
  if (current !== undefined) return Promise.resolve(current);
  return new Promise((resolve) => {
    const stop = subscribe(regions, () => {
      if (regions.current === undefined) return;
      stop();
      resolve(regions.current);
    });
  });
}

// Several provinces have a city of the same name (市辖区), and counties are requested by the city's name alone.
let province = '';

const citiesOf = async (name: string) =>
  (await whenRegionsLoaded()).find((each) => each.name === name)?.cities;

/** Returns the cities of a province. */
export async function loadCities(name: string): Promise<readonly SelectOption[]> {
  province = name;
  return optionsOf(await citiesOf(name));
}

/** Returns the counties of a city in the province whose cities were last requested. */
export async function loadCounties(name: string): Promise<readonly SelectOption[]> {
  return optionsOf((await citiesOf(province))?.find((city) => city.name === name)?.counties);
}
