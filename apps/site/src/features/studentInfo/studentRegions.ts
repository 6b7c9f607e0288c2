import type { SelectOption } from '@lectern/ui/Select';
import { subscribe } from 'valtio/vanilla';
import { regions, type Regions } from '../login/readers.ts';

/** Waits for the regions, which are asked for until they are here. */
function regionsHere(): Promise<Regions> {
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

const optionsOf = (names: Iterable<string>): SelectOption[] =>
  Array.from(names, (name) => ({ value: name, label: name }));

/** Lists the provinces; none while they are on their way. */
export function provincesOf(current: Regions | undefined): readonly SelectOption[] {
  return optionsOf(current?.keys() ?? []);
}

// Several provinces have a city of the same name (市辖区), and a county is asked for by its city alone.
let province = '';

/** Lists the cities of a province. */
export async function loadCities(name: string): Promise<readonly SelectOption[]> {
  province = name;
  const cities = (await regionsHere()).get(name) ?? [];
  return optionsOf(cities.map((city) => city.name));
}

/** Lists the counties of a city in the province whose cities were asked for last. */
export async function loadCounties(name: string): Promise<readonly SelectOption[]> {
  const cities = (await regionsHere()).get(province) ?? [];
  return optionsOf(cities.find((city) => city.name === name)?.counties ?? []);
}
